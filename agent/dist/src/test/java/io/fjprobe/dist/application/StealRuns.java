package io.fjprobe.dist.application;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/** Pools in which it is certain who takes which tasks from where, one pool after the other. */
public final class StealRuns {

  private StealRuns() {}

  /**
   * @param arguments tasks of a run; runs of the second pool
   */
  public static void main(String[] arguments) throws Exception {
    int tasks = Integer.parseInt(arguments[0]);
    int rounds = Integer.parseInt(arguments[1]);
    inOneGo(tasks);
    withParksBetween(tasks, rounds);
    fromTwoQueues(tasks);
  }

  /** The only worker is held up until all tasks are in the one queue. */
  private static void inOneGo(int tasks) throws Exception {
    WatchedPool pool = new WatchedPool(1);
    drain(pool, tasks);
    pool.end();
  }

  private static void withParksBetween(int tasks, int rounds) throws Exception {
    WatchedPool pool = new WatchedPool(1);
    for (int i = 0; i < rounds; i++) {
      awaitPark(drain(pool, tasks), pool);
    }
    pool.end();
  }

  /** A task is there before the others to hold the worker up. */
  private static Thread drain(ForkJoinPool pool, int tasks) throws Exception {
    AtomicReference<Thread> worker = new AtomicReference<>();
    CountDownLatch queued = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(tasks);
    pool.execute(() -> await(queued));
    for (int i = 1; i < tasks; i++) {
      pool.execute(done::countDown);
    }
    pool.execute(
        () -> {
          worker.set(Thread.currentThread());
          done.countDown();
        });
    queued.countDown();
    await(done);
    return worker.get();
  }

  private static void awaitPark(Thread worker, ForkJoinPool pool) {
    while (LockSupport.getBlocker(worker) != pool
        || worker.getState() != Thread.State.WAITING
            && worker.getState() != Thread.State.TIMED_WAITING) {
      Thread.yield();
    }
  }

  /** One worker forks and lets the other run it all, which has come for a submission. */
  private static void fromTwoQueues(int tasks) throws Exception {
    WatchedPool pool = new WatchedPool(2);
    CountDownLatch both = new CountDownLatch(2);
    CountDownLatch forked = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(tasks);
    pool.execute(
        () -> {
          meet(both);
          for (int i = 0; i < tasks; i++) {
            ForkJoinTask.adapt(done::countDown).fork();
          }
          forked.countDown();
          await(done);
        });
    pool.execute(
        () -> {
          meet(both);
          await(forked);
        });
    await(done);
    pool.end();
  }

  private static void meet(CountDownLatch both) {
    both.countDown();
    await(both);
  }

  private static void await(CountDownLatch latch) {
    try {
      Check.that(latch.await(60, TimeUnit.SECONDS), "latch opens");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
