package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.ExternalThreads;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.EmptyTask;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * Submission queues under contention: their locks, how submitters spread over them, and the
 * wake-ups of workers. The tasks do nothing and nobody forks.
 */
final class SubmitStormWorkload implements Workload {

  @Override
  public String name() {
    return "submit-storm";
  }

  @Override
  public String purpose() {
    return "external threads submit empty tasks all at once: submission queues";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("threads", 4, 1, 1_000, "that submit, none of them a worker"),
        Option.number("tasks", 100_000, 1, 10_000_000, "submitted by each thread"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 2);
  }

  @Override
  public String unit(Values values) {
    return values.number("threads")
        + " threads, started for it, that each submit and join "
        + values.number("tasks")
        + " tasks";
  }

  @Override
  public Operation prepare(Values values) {
    int threads = values.integer("threads");
    int tasks = values.integer("tasks");
    return (pool, tally) -> storm(pool, tally, threads, tasks);
  }

  private static void storm(ForkJoinPool pool, Tally tally, int threads, int tasks) {
    long[] executed = new long[threads];
    ExternalThreads.run(threads, number -> executed[number] = submitAndJoin(pool, tasks));
    long sum = Arrays.stream(executed).sum();
    CheckFailure.unlessEqual("the number of executed tasks", sum, (long) threads * tasks);
    tally.operation(sum, sum);
  }

  /** Joins the last task first: when it is done, next to no other join has to block. */
  private static long submitAndJoin(ForkJoinPool pool, int count) {
    EmptyTask[] tasks = new EmptyTask[count];
    for (int i = 0; i < count; i++) {
      tasks[i] = new EmptyTask();
      pool.submit(tasks[i]);
    }
    long executed = 0;
    for (int i = count - 1; i >= 0; i--) {
      tasks[i].join();
      executed += tasks[i].executions();
    }
    return executed;
  }
}
