package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.StampTask;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * From idle to awake: the workers have nothing to do between bursts, so that each burst has to wake
 * them. How long they spin before they park differs by JDK.
 */
final class PulseWorkload implements Workload {

  @Override
  public String name() {
    return "pulse";
  }

  @Override
  public String purpose() {
    return "bursts of tasks with pauses between them: wake-up of idle workers";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("bursts", 100, 1, 100_000, "of an operation"),
        Option.number("tasks", 10, 1, 100_000, "of a burst"),
        Option.number("period-ms", 5, 0, 60_000, "from one burst to the next"));
  }

  @Override
  public String unit(Values values) {
    return values.number("bursts")
        + " bursts of "
        + values.number("tasks")
        + " tasks, "
        + values.number("period-ms")
        + " ms apart; startAfter: mean from submission to start";
  }

  @Override
  public Operation prepare(Values values) {
    int bursts = values.integer("bursts");
    int tasks = values.integer("tasks");
    long period = TimeUnit.MILLISECONDS.toNanos(values.number("period-ms"));
    return (pool, tally) -> pulse(pool, tally, bursts, tasks, period);
  }

  private static void pulse(
      ForkJoinPool pool, Tally tally, int bursts, int tasks, long periodNanos) {
    long executed = 0;
    long startAfter = 0;
    long next = System.nanoTime();
    for (int burst = 0; burst < bursts; burst++) {
      StampTask[] stamps = new StampTask[tasks];
      long[] submitted = new long[tasks];
      for (int i = 0; i < tasks; i++) {
        stamps[i] = new StampTask();
        submitted[i] = System.nanoTime();
        pool.submit(stamps[i]);
      }
      for (int i = tasks - 1; i >= 0; i--) {
        stamps[i].join();
        executed += stamps[i].executions();
        startAfter += stamps[i].start() - submitted[i];
      }
      next += periodNanos;
      sleepUntil(next);
    }
    CheckFailure.unlessEqual("the number of executed tasks", executed, (long) bursts * tasks);
    tally.add("startAfterNanos", startAfter / executed);
    tally.operation(executed, executed);
  }

  private static void sleepUntil(long nanoTime) {
    long left = nanoTime - System.nanoTime();
    while (left > 0) {
      LockSupport.parkNanos(left);
      left = nanoTime - System.nanoTime();
    }
  }
}
