package io.fjprobe.workloads.burden;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** How long it takes from the end of a task until the thread goes on that is parked for it. */
final class Returns {
  /** For a worker to take a forked task. JDK 17 and 21 sometimes leave it to the forker. */
  private static final long LIMIT_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  private Returns() {}

  /** A worker joins a task that the other of two workers runs. */
  static void fromJoin(Samples samples, Conditions conditions) {
    Pools.inside(2, () -> measure(samples, conditions, Returns::forkAndJoin));
  }

  private static void forkAndJoin(AwaitedTask task) {
    task.fork();
    task.beginsWithin(LIMIT_NANOS);
    task.join(); // runs it, if no other worker does: then it does not count
  }

  /** A thread outside of the pool calls get(). */
  static void fromGet(Samples samples, Conditions conditions) {
    Pools.with(1, pool -> measure(samples, conditions, task -> submitAndGet(pool, task)));
  }

  private static void submitAndGet(ForkJoinPool pool, AwaitedTask task) {
    try {
      pool.submit(task).get();
    } catch (ExecutionException e) {
      throw new NotMeasured("a task failed: " + e.getCause().getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new NotMeasured("interrupted");
    }
  }

  /** A thread outside of the pool calls invoke(). */
  static void fromInvoke(Samples samples, Conditions conditions) {
    Pools.with(1, pool -> measure(samples, conditions, pool::invoke));
  }

  private static void measure(
      Samples samples, Conditions conditions, Consumer<AwaitedTask> runAndWait) {
    while (samples.wantMore()) {
      AwaitedTask task = new AwaitedTask(Thread.currentThread(), conditions.parkedNanos(samples));
      runAndWait.accept(task);
      long goesOn = System.nanoTime();
      if (task.wasRunByAnother()) {
        samples.addIfApart(task.cpu(), goesOn - task.end());
      }
    }
  }
}
