package io.fjprobe.workloads;

import io.fjprobe.workloads.run.CheckFailure;
import io.fjprobe.workloads.run.Operation;
import io.fjprobe.workloads.run.Option;
import io.fjprobe.workloads.run.PoolKind;
import io.fjprobe.workloads.run.Schedule;
import io.fjprobe.workloads.run.Tally;
import io.fjprobe.workloads.run.Values;
import io.fjprobe.workloads.run.VirtualThreads;
import io.fjprobe.workloads.run.Workload;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/**
 * The same tiny tasks in three executors: what a queue for each worker, one queue for all, and a
 * virtual thread for each task cost.
 */
final class ShortTasksWorkload implements Workload {

  @Override
  public String name() {
    return "short-tasks";
  }

  @Override
  public String purpose() {
    return "tiny tasks by newWorkStealingPool, newFixedThreadPool or virtual threads";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice(
            "by",
            "work-stealing: newWorkStealingPool, a ForkJoinPool in async mode\nfixed: newFixedThreadPool\nvirtual: newVirtualThreadPerTaskExecutor, JDK 21+",
            "work-stealing",
            "fixed",
            "virtual"));
  }

  @Override
  public List<Option> options() {
    return Collections.singletonList(
        Option.number("tasks", 100_000, 1, 10_000_000, "executed one by one"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 3);
  }

  @Override
  public PoolKind poolKind(Values values) {
    return isVirtual(values) ? PoolKind.SCHEDULER : PoolKind.OTHER;
  }

  @Override
  public int requiredJdk(Values values) {
    return isVirtual(values) ? VirtualThreads.JDK : 8;
  }

  @Override
  public String unit(Values values) {
    return "executor made for it, "
        + values.number("tasks")
        + " tasks of one LongAdder increment, its end";
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    Supplier<ExecutorService> executor = executor(values);
    return (none, tally) -> runAll(executor.get(), tally, tasks);
  }

  private static final long PATIENCE_SECONDS = 60;

  private static boolean isVirtual(Values values) {
    return values.text("by").equals("virtual");
  }

  private static Supplier<ExecutorService> executor(Values values) {
    int parallelism = values.parallelism();
    switch (values.text("by")) {
      case "fixed":
        return () -> Executors.newFixedThreadPool(parallelism);
      case "virtual":
        return VirtualThreads.find()::newExecutor;
      default:
        return () -> Executors.newWorkStealingPool(parallelism);
    }
  }

  static void runAll(ExecutorService executor, Tally tally, int tasks) {
    LongAdder executed = new LongAdder();
    for (int i = 0; i < tasks; i++) {
      executor.execute(executed::increment);
    }
    executor.shutdown();
    CheckFailure.unlessEqual("ended in time (1: yes)", isTerminated(executor) ? 1 : 0, 1);
    CheckFailure.unlessEqual("the number of executed tasks", executed.sum(), tasks);
    tally.operation(executed.sum(), executed.sum());
  }

  private static boolean isTerminated(ExecutorService executor) {
    try {
      return executor.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
