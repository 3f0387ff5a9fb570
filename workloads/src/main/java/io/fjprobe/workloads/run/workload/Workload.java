package io.fjprobe.workloads.run.workload;

import io.fjprobe.workloads.run.figures.Rate;
import io.fjprobe.workloads.run.figures.Summary;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A small program for one mechanism of the pool: what it is called, takes, and how to prepare it.
 */
public interface Workload {

  String name();

  /** One line for {@code --list}. */
  String purpose();

  /** The option whose values are the modes, the default one first; none: there is one mode. */
  default Optional<Option> modeOption() {
    return Optional.empty();
  }

  default List<Option> options() {
    return Collections.emptyList();
  }

  /** What is given, or each of several runs that it stands for. */
  default List<Map<String, String>> runs(Map<String, String> given) {
    return Collections.singletonList(given);
  }

  default Schedule schedule() {
    return Schedule.counted(1, 5, 1);
  }

  /** The same for a workload whose options decide on it. */
  default Schedule schedule(Values values) {
    return schedule();
  }

  default PoolLife poolLife() {
    return PoolLife.ITERATION;
  }

  default PoolKind poolKind(Values values) {
    return PoolKind.LIFO;
  }

  /** The oldest JDK that has what the workload calls. */
  default int requiredJdk(Values values) {
    return 8;
  }

  /** The article that it comes from. */
  default Optional<Article> article() {
    return Optional.empty();
  }

  /** The same figure as an amount per second, where there is a usual one. */
  default Optional<Rate> rate(Values values) {
    return Optional.empty();
  }

  /** What else a reader of the figures has to know, a line each. */
  default List<String> notes(Values values) {
    return Collections.emptyList();
  }

  /** What one operation is. */
  String unit(Values values);

  /** Of the reported time per operation. */
  default String direction() {
    return "lower is better";
  }

  /**
   * Says under the table what the run measured beside times, a line each; none: its extras are
   * shown.
   */
  default List<String> measured(Values values, Summary summary) {
    return Collections.emptyList();
  }

  /**
   * Refuses options that are possible one by one, but not together.
   *
   * @throws UsageException says which
   */
  default void refuseContradictions(Values values) throws UsageException {}

  /** Everything that a run needs and that is not to be timed. */
  Operation prepare(Values values);
}
