package io.fjprobe.dist.application;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinPool.ManagedBlocker;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Joins that block, timed ones, and managed blocking. */
final class Waiting {

  private Waiting() {}

  static void run(ForkJoinPool pool) throws Exception {
    Check.equal(4 * 4, pool.invoke(new InForkOrder(2)), "leaves joined in fork order");
    List<ForkJoinTask<Integer>> blockers = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      blockers.add(pool.submit((Callable<Integer>) new Nap(2)));
    }
    int naps = 0;
    for (ForkJoinTask<Integer> each : blockers) {
      naps += each.get();
    }
    Check.equal(6, naps, "managed blocks");

    ForkJoinTask<Integer> late = pool.submit((Callable<Integer>) new Nap(30));
    try {
      late.get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      // the usual case
    }
    Check.equal(1, late.get(60, TimeUnit.SECONDS), "timed wait");
  }

  /** Four leaves of 1 ms, in the order that makes the joiner wait. */
  private static final class InForkOrder extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int depth;

    InForkOrder(int depth) {
      this.depth = depth;
    }

    @Override
    protected Integer compute() {
      if (depth == 0) {
        sleep(1);
        return 1;
      }
      List<InForkOrder> forked = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        InForkOrder task = new InForkOrder(depth - 1);
        task.fork();
        forked.add(task);
      }
      int sum = 0;
      for (InForkOrder task : forked) {
        sum += task.join();
      }
      return sum;
    }
  }

  private static final class Nap implements Callable<Integer>, ManagedBlocker {
    private final int millis;
    private boolean over;

    Nap(int millis) {
      this.millis = millis;
    }

    @Override
    public Integer call() throws InterruptedException {
      ForkJoinPool.managedBlock(this);
      return over ? 1 : 0;
    }

    @Override
    public boolean block() {
      sleep(millis);
      over = true;
      return true;
    }

    @Override
    public boolean isReleasable() {
      return over;
    }
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
