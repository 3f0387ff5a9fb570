package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Patience;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.DelayedStamp;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Timed tasks, which pools take from JDK 25 on, beside the executor that always did. */
final class DelayWorkload implements Workload {

  @Override
  public String name() {
    return "delay";
  }

  @Override
  public String purpose() {
    return "JDK 25+: timed tasks in a ForkJoinPool; a ScheduledThreadPoolExecutor beside it";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "by",
            "pool: schedule of a ForkJoinPool, JDK 25+\nexecutor: a ScheduledThreadPoolExecutor",
            "pool",
            "executor"));
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("tasks", 10_000, 1, 1_000_000, "submitted at once"),
        Option.number("spread-ms", 100, 0, 60_000, "over which their delays are spread evenly"));
  }

  @Override
  public PoolKind poolKind(Values values) {
    return inPool(values) ? PoolKind.LIFO : PoolKind.OTHER;
  }

  @Override
  public int requiredJdk(Values values) {
    return inPool(values) ? 25 : 8;
  }

  @Override
  public String unit(Values values) {
    return values.number("tasks")
        + " tasks due within "
        + values.number("spread-ms")
        + " ms; late: mean from due time to start";
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    long spread = TimeUnit.MILLISECONDS.toNanos(values.number("spread-ms"));
    int threads = values.parallelism();
    return inPool(values)
        ? (pool, tally) -> delay((ScheduledExecutorService) (Executor) pool, tally, tasks, spread)
        : (none, tally) -> delayInExecutor(threads, tally, tasks, spread);
  }

  private static boolean inPool(Values values) {
    return values.text("by").equals("pool");
  }

  private static void delayInExecutor(int threads, Tally tally, int tasks, long spreadNanos) {
    ScheduledThreadPoolExecutor executor = new ScheduledThreadPoolExecutor(threads);
    try {
      delay(executor, tally, tasks, spreadNanos);
    } finally {
      executor.shutdownNow();
    }
  }

  static void delay(ScheduledExecutorService executor, Tally tally, int count, long spreadNanos) {
    CountDownLatch ends = new CountDownLatch(count);
    DelayedStamp[] stamps = new DelayedStamp[count];
    for (int i = 0; i < count; i++) {
      long delay = spreadNanos * i / count;
      stamps[i] = new DelayedStamp(System.nanoTime() + delay, ends);
      executor.schedule(stamps[i], delay, TimeUnit.NANOSECONDS);
    }
    Patience.await(ends, "timed tasks");
    long executed = Arrays.stream(stamps).mapToLong(DelayedStamp::executions).sum();
    long early = Arrays.stream(stamps).filter(stamp -> stamp.late() < 0).count();
    CheckFailure.unlessEqual("the number of executed tasks", executed, count);
    CheckFailure.unlessEqual("the number of tasks before their time", early, 0);
    tally.add("lateNanos", Arrays.stream(stamps).mapToLong(DelayedStamp::late).sum() / count);
    tally.operation(executed, executed);
  }
}
