package io.fjprobe.workloads;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.JoinOrder;
import io.fjprobe.workloads.task.SleepTask;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a blocked join costs. Joined in the order of the forks, the first task is below all others
 * in the work queue; JDK 8 starts spare workers for such a joiner, later ones let it block. The
 * other orders are controls: they need no spare.
 */
final class JoinOrderWorkload implements Workload {

  @Override
  public String name() {
    return "join-order";
  }

  @Override
  public String purpose() {
    return "one worker forks sleeping tasks and joins them in some order";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "order",
            "of the joins: as forked, reversed, or left to invokeAll",
            JoinOrder.FIFO.text,
            JoinOrder.LIFO.text,
            JoinOrder.INVOKE_ALL.text));
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("tasks", 40, 1, 100_000, "forked by the root"),
        Option.number("sleep-ms", 20, 0, 60_000, "for which each task sleeps"));
  }

  @Override
  public String unit(Values values) {
    return "run of a root that joins " + values.number("tasks") + " tasks";
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    long millis = values.number("sleep-ms");
    JoinOrder order = JoinOrder.of(values.text("order"));
    return new ForkAndJoinOperation(
        new Leaves(tasks, number -> new SleepTask(1, millis), tasks), order);
  }
}
