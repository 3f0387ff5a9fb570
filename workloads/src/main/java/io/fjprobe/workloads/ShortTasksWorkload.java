package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The same tiny tasks in several executors: what a queue for each worker, one queue for all, and a
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
            "work-stealing: newWorkStealingPool, a ForkJoinPool in async mode\nfixed: newFixedThreadPool\nvirtual: newVirtualThreadPerTaskExecutor, JDK 21+\npool: a ForkJoinPool as it is without options",
            "work-stealing",
            "fixed",
            "virtual",
            "pool"));
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("tasks", 100_000, 1, 10_000_000, "executed one by one"),
        Option.choice(
            "through", "the method that takes the tasks", "execute", "submit", "invokeAll"),
        Option.number("steps", 0, 0, 1_000_000, "of computing in each task, 1 to 2 ns each"));
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
    String steps = values.number("steps") == 0 ? "" : " and " + values.number("steps") + " steps";
    return "executor made for it, "
        + values.number("tasks")
        + " tasks of one LongAdder increment"
        + steps
        + ", its end";
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    int steps = values.integer("steps");
    ShortTasks.Through through = ShortTasks.Through.of(values.text("through"));
    Supplier<ExecutorService> executor = executor(values);
    return (none, tally) -> runAll(executor.get(), tally, new ShortTasks(tasks, steps), through);
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
      case "pool":
        return () -> new ForkJoinPool(parallelism);
      default:
        return () -> Executors.newWorkStealingPool(parallelism);
    }
  }

  static void runAll(
      ExecutorService executor, Tally tally, ShortTasks tasks, ShortTasks.Through through) {
    try {
      through.hand(tasks, executor);
    } finally {
      executor.shutdown();
    }
    CheckFailure.unlessEqual("ended in time (1: yes)", isTerminated(executor) ? 1 : 0, 1);
    tally.operation(tasks.check(), tasks.check());
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
