package io.fjprobe.dist.application;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Workers that die of their tasks, are interrupted, or are stopped. */
public final class LostWorkers {

  private static final int TASKS = 200;

  private LostWorkers() {}

  public static void main(String[] arguments) throws Exception {
    uncaught();
    interrupted();
    stopped();
    System.out.println("verified");
  }

  /** Up to JDK 21 the worker dies of it; each JDK tells the handler. */
  private static void uncaught() throws Exception {
    AtomicInteger caught = new AtomicInteger();
    WatchedPool pool = new WatchedPool(3, (thread, error) -> caught.incrementAndGet(), false);
    for (int i = 0; i < TASKS; i++) {
      boolean error = i % 2 == 0;
      pool.execute(
          () -> {
            if (error) {
              throw new LinkageError("uncaught");
            }
            throw new IllegalStateException("uncaught");
          });
    }
    Recursion.run(pool);
    pool.end();
    Check.equal(TASKS, caught.get(), "uncaught errors");
  }

  private static void interrupted() throws Exception {
    WatchedPool pool = new WatchedPool(3);
    List<ForkJoinTask<Boolean>> tasks = new ArrayList<>();
    for (int i = 0; i < TASKS; i++) {
      tasks.add(
          pool.submit(
              (Callable<Boolean>)
                  () -> {
                    Thread.currentThread().interrupt();
                    return ForkJoinTask.adapt(() -> true).fork().join();
                  }));
    }
    for (ForkJoinTask<Boolean> each : tasks) {
      Check.that(each.get(), "result of an interrupted worker");
    }
    CountDownLatch begun = new CountDownLatch(1);
    Thread[] worker = new Thread[1];
    ForkJoinTask<Integer> sleeping =
        pool.submit(
            (Callable<Integer>)
                () -> {
                  worker[0] = Thread.currentThread();
                  begun.countDown();
                  Thread.sleep(60_000);
                  return 1;
                });
    begun.await();
    worker[0].interrupt();
    try {
      sleeping.get();
      Check.that(false, "sleep that was interrupted");
    } catch (ExecutionException e) {
      // expected
    }
    Recursion.run(pool);
    pool.end();
  }

  /** While it runs a task; where the JDK still does that. */
  private static void stopped() throws Exception {
    WatchedPool pool = new WatchedPool(2);
    for (int i = 0; i < 5 && Stop.isSupported(); i++) {
      Thread[] worker = new Thread[1];
      CountDownLatch begun = new CountDownLatch(1);
      ForkJoinTask<Integer> endless =
          pool.submit(
              (Callable<Integer>)
                  () -> {
                    worker[0] = Thread.currentThread();
                    begun.countDown();
                    while (true) {
                      Thread.yield();
                    }
                  });
      begun.await();
      Stop.stop(worker[0]);
      try {
        endless.get();
        Check.that(false, "task that was stopped");
      } catch (ExecutionException e) {
        // expected
      }
    }
    Recursion.run(pool);
    pool.end();
  }
}
