package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.QuiesceTask;
import io.fjprobe.workloads.task.SpreadTask;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * How the end of tasks is found that nobody joins: by a caller that waits and helps, or by a worker
 * that does.
 */
final class QuiesceWorkload implements Workload {

  @Override
  public String name() {
    return "quiesce";
  }

  @Override
  public String purpose() {
    return "tasks that nobody joins, ended by quiescence";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "by",
            "await: awaitQuiescence by a thread that is no worker\nhelp: helpQuiesce by a worker",
            "await",
            "help"));
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(
        Option.number("depth", 14, 0, 24, "of the tree, in levels below its root"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 5);
  }

  @Override
  public String unit(Values values) {
    return "tree of "
        + SpreadTask.tasks(values.integer("depth"))
        + " tasks, ended by "
        + (values.text("by").equals("await") ? "awaitQuiescence" : "helpQuiesce");
  }

  @Override
  public Operation prepare(Values values) {
    int depth = values.integer("depth");
    return values.text("by").equals("await")
        ? (pool, tally) -> await(pool, tally, depth)
        : (pool, tally) -> help(pool, tally, depth);
  }

  private static final long PATIENCE_SECONDS = 60;

  private static void await(ForkJoinPool pool, Tally tally, int depth) {
    LongAdder executed = new LongAdder();
    pool.submit(new SpreadTask(pool, depth, executed));
    boolean quiescent = pool.awaitQuiescence(PATIENCE_SECONDS, TimeUnit.SECONDS);
    CheckFailure.unlessEqual("quiescent in time (1: yes)", quiescent ? 1 : 0, 1);
    check(executed.sum(), depth);
    tally.operation(executed.sum(), executed.sum());
  }

  private static void help(ForkJoinPool pool, Tally tally, int depth) {
    LongAdder executed = new LongAdder();
    long seen = pool.submit(new QuiesceTask(depth, executed)).join();
    check(seen, depth);
    tally.operation(seen, 1 + seen);
  }

  private static void check(long executed, int depth) {
    CheckFailure.unlessEqual(
        "the number of executed tasks at quiescence", executed, SpreadTask.tasks(depth));
  }
}
