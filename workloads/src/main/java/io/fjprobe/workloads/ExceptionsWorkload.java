package io.fjprobe.workloads;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.Patience;
import io.fjprobe.workloads.run.check.Quiescence;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.task.AnyCall;
import io.fjprobe.workloads.task.EmptyTask;
import io.fjprobe.workloads.task.ExpectedFailure;
import io.fjprobe.workloads.task.FailingTask;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tasks that do not end well: exceptions that cross threads, cancelled tasks that stay queued until
 * a worker passes over them, and invokeAny, which does both.
 */
final class ExceptionsWorkload implements Workload {

  @Override
  public String name() {
    return "exceptions";
  }

  @Override
  public String purpose() {
    return "tasks that throw or are cancelled, and invokeAny";
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(
        Option.choice("mode", "what happens to the tasks", "throw", "cancel", "invokeAny"));
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("tasks", 2_000, 1, 1_000_000, "throw, cancel: submitted"),
        Option.number("rounds", 100, 1, 100_000, "invokeAny: calls of it"));
  }

  @Override
  public Schedule schedule() {
    return Schedule.counted(1, 5, 5);
  }

  @Override
  public String unit(Values values) {
    switch (values.text("mode")) {
      case "cancel":
        return "cancellation of " + values.number("tasks") + " queued tasks while all workers wait";
      case "invokeAny":
        return values.number("rounds")
            + " times invokeAny of "
            + CALLABLES
            + ", one of which answers";
      default:
        return "external submission and join of " + values.number("tasks") + " tasks that throw";
    }
  }

  @Override
  public Operation prepare(Values values) {
    int tasks = values.integer("tasks");
    int rounds = values.integer("rounds");
    switch (values.text("mode")) {
      case "cancel":
        return (pool, tally) -> cancelAll(pool, tally, tasks);
      case "invokeAny":
        return (pool, tally) -> invokeAny(pool, tally, rounds);
      default:
        return (pool, tally) -> throwAll(pool, tally, tasks);
    }
  }

  private static final int CALLABLES = 8;

  private static void throwAll(ForkJoinPool pool, Tally tally, int count) {
    FailingTask[] tasks = new FailingTask[count];
    for (int i = 0; i < count; i++) {
      tasks[i] = new FailingTask(i);
      pool.submit(tasks[i]);
    }
    long caught = 0;
    long numbers = 0;
    for (FailingTask task : tasks) {
      try {
        task.join();
      } catch (ExpectedFailure e) {
        caught++;
        numbers += e.number();
      }
    }
    CheckFailure.unlessEqual("the number of exceptions", caught, count);
    CheckFailure.unlessEqual("the sum of their numbers", numbers, (long) count * (count - 1) / 2);
    tally.operation(numbers, caught);
  }

  /** A task waits in each worker, so that no other one can start before it is cancelled. */
  private static void cancelAll(ForkJoinPool pool, Tally tally, int count) {
    int workers = pool.getParallelism();
    CountDownLatch waiting = new CountDownLatch(workers);
    CountDownLatch open = new CountDownLatch(1);
    for (int i = 0; i < workers; i++) {
      pool.submit(
          () -> {
            waiting.countDown();
            Patience.await(open, "the end of the cancellations");
          });
    }
    Patience.await(waiting, "workers");
    EmptyTask[] tasks = new EmptyTask[count];
    long cancelled = 0;
    for (int i = 0; i < count; i++) {
      tasks[i] = new EmptyTask();
      pool.submit(tasks[i]);
    }
    for (EmptyTask task : tasks) {
      cancelled += task.cancel(false) && throwsCancellation(task) ? 1 : 0;
    }
    open.countDown();
    Quiescence.await(pool);
    long executed = Arrays.stream(tasks).mapToLong(EmptyTask::executions).sum();
    CheckFailure.unlessEqual("the number of cancelled tasks", cancelled, count);
    CheckFailure.unlessEqual("the number of them that ran", executed, 0);
    tally.operation(cancelled, workers);
  }

  private static boolean throwsCancellation(ForkJoinTask<?> task) {
    try {
      task.join();
      return false;
    } catch (CancellationException e) {
      return true;
    }
  }

  static void invokeAny(ForkJoinPool pool, Tally tally, int rounds) {
    AtomicInteger executed = new AtomicInteger();
    long answers = 0;
    try {
      for (int i = 0; i < rounds; i++) {
        answers += pool.invokeAny(AnyCall.round(CALLABLES, executed));
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException("no answer", e);
    }
    Quiescence.await(pool); // callables that were not cancelled in time
    CheckFailure.unlessEqual("the sum of the answers", answers, (long) rounds * CALLABLES);
    tally.operation(answers, executed.get());
  }
}
