package io.fjprobe.analyzer.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Tasks that come at once and run one after the other: each waits for all before it. Prints for
 * each how long it must have waited, and how long it can have waited.
 */
public final class QueueWaitProgram {

  static final int TASKS = 20;
  static final long NANOS = TimeUnit.MILLISECONDS.toNanos(40);
  static final int TAKEN_BACK = 50;

  /** Tasks in the order in which they run; the worker writes. */
  private static final class Series {
    final CountDownLatch left = new CountDownLatch(TASKS);
    final StringBuilder lines = new StringBuilder();
    final String name;
    long lastEnd;

    Series(String name) {
      this.name = name;
    }

    void waited(long atLeast, long atMost) {
      lines.append(name).append(' ').append(atLeast).append(' ').append(atMost).append('\n');
    }
  }

  private static final class Measured implements Runnable {
    private final Series series;
    private final boolean sleeps;
    volatile long beforePush;

    /** Written by the pusher when the task may run already: then it waited for no time. */
    volatile long afterPush = Long.MAX_VALUE;

    Measured(Series series, boolean sleeps) {
      this.series = series;
      this.sleeps = sleeps;
    }

    @Override
    public void run() {
      long begin = System.nanoTime();
      long pushed = afterPush;
      long atLeast = pushed == Long.MAX_VALUE ? 0 : Math.max(0, series.lastEnd - pushed);
      long atMost = begin - beforePush;
      series.waited(atLeast, atMost);
      long end = begin + NANOS;
      while (System.nanoTime() - end < 0) {
        if (sleeps) {
          LockSupport.parkNanos(end - System.nanoTime());
        }
      }
      series.lastEnd = System.nanoTime();
      series.left.countDown();
    }
  }

  private interface Pusher {
    void push(Runnable task) throws Exception;
  }

  private QueueWaitProgram() {}

  public static void main(String[] arguments) throws Exception {
    System.setProperty("jdk.virtualThreadScheduler.parallelism", "1");
    System.setProperty("jdk.virtualThreadScheduler.maxPoolSize", "1");
    CountDownLatch release = new CountDownLatch(1);
    block(release);
    submissions("before"); // looks begin while it runs
    submissions("submissions");
    ownTasks("own");
    if (canStartVirtualThreads()) {
      run(
          new Series("virtual"),
          false,
          task -> Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task));
    }
    takeBack();
    release.countDown();
    submissions("after"); // looks see the end of the others
  }

  private static boolean canStartVirtualThreads() {
    try {
      Thread.class.getMethod("startVirtualThread", Runnable.class);
      return true;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  private static void run(Series series, boolean sleeps, Pusher pusher) throws Exception {
    push(series, sleeps, pusher);
    series.left.await();
    System.out.print(series.lines);
  }

  private static void push(Series series, boolean sleeps, Pusher pusher) throws Exception {
    for (int i = 0; i < TASKS; i++) {
      Measured task = new Measured(series, sleeps);
      task.beforePush = System.nanoTime();
      pusher.push(task);
      task.afterPush = System.nanoTime();
    }
  }

  private static void submissions(String name) throws Exception {
    run(new Series(name), true, pool(false)::execute);
  }

  /**
   * In the queue of the only worker, which takes the first one first. One more task puts them
   * there.
   */
  private static void ownTasks(String name) throws Exception {
    Series series = new Series(name);
    long beforePush = System.nanoTime();
    pool(true)
        .execute(
            () -> {
              series.waited(0, System.nanoTime() - beforePush);
              try {
                push(series, true, task -> ForkJoinTask.adapt(task).fork());
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
              series.lastEnd = System.nanoTime();
            });
    series.left.await();
    System.out.print(series.lines);
  }

  private static ForkJoinPool pool(boolean async) {
    return new ForkJoinPool(1, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, async);
  }

  /** The only worker of the common pool, so that it takes nothing else. */
  private static void block(CountDownLatch release) throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    ForkJoinTask.adapt(
            () -> {
              begun.countDown();
              release.await();
              return null;
            })
        .fork();
    begun.await();
  }

  private static void takeBack() {
    List<ForkJoinTask<?>> tasks = new ArrayList<>();
    for (int i = 0; i < TAKEN_BACK; i++) {
      tasks.add(new Nothing().fork());
    }
    for (int i = TAKEN_BACK - 1; i >= 0; i--) {
      if (!tasks.get(i).tryUnfork()) {
        throw new IllegalStateException("somebody took task " + i);
      }
    }
  }

  private static final class Nothing extends RecursiveAction {
    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {}
  }
}
