package io.fjprobe.dist.application;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.RejectedExecutionException;

/** Pools that are shut down while they are busy. */
public final class ShutdownUnderLoad {

  private static final int POOLS = 20;
  private static final int TASKS = 300;

  private ShutdownUnderLoad() {}

  public static void main(String[] arguments) throws Exception {
    Method close = close();
    for (int i = 0; i < POOLS; i++) {
      orderly(null);
      atOnce();
      if (close != null) {
        orderly(close);
      }
    }
    System.out.println("never terminated: " + WatchedPool.neverTerminated() + ", verified");
  }

  /** Since JDK 19; else null. */
  private static Method close() {
    try {
      return ForkJoinPool.class.getMethod("close");
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  /** What was accepted before is run. */
  private static void orderly(Method close) throws Exception {
    WatchedPool pool = new WatchedPool(3);
    List<ForkJoinTask<Integer>> tasks = new ArrayList<>();
    for (int i = 0; i < TASKS; i++) {
      tasks.add(pool.submit(new Sum(6)));
    }
    if (close == null) {
      pool.shutdown();
    } else {
      close.invoke(pool);
    }
    pool.end();
    for (ForkJoinTask<Integer> task : tasks) {
      Check.equal(64, task.join(), "task of a pool that was shut down");
    }
  }

  /** What is not done is cancelled, while another thread goes on submitting. */
  private static void atOnce() throws Exception {
    WatchedPool pool = new WatchedPool(3);
    List<ForkJoinTask<Integer>> tasks = new ArrayList<>();
    Thread submitter =
        new Thread(
            () -> {
              try {
                while (true) {
                  ForkJoinTask<Integer> task = pool.submit(new Sum(6));
                  if (tasks.size() < TASKS) {
                    tasks.add(task);
                  }
                }
              } catch (RejectedExecutionException e) {
                // what ends it
              }
            });
    submitter.start();
    while (pool.getStealCount() == 0 && pool.getActiveThreadCount() == 0) {
      Thread.yield();
    }
    pool.shutdownNow();
    pool.end();
    submitter.join();
    for (ForkJoinTask<Integer> task : tasks) {
      if (task.isCompletedNormally()) {
        Check.equal(64, task.join(), "task that was in time");
      }
    }
  }

  private static final class Sum extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int depth;

    Sum(int depth) {
      this.depth = depth;
    }

    @Override
    protected Integer compute() {
      if (depth == 0) {
        return 1;
      }
      Sum left = new Sum(depth - 1);
      left.fork();
      return new Sum(depth - 1).compute() + left.join();
    }
  }
}
