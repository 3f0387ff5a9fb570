package io.fjprobe.dist.application;

import java.util.Arrays;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Divide and conquer in three styles: fork and join, invokeAll, completers. */
final class Recursion {

  private static final AtomicLong PUSHES = new AtomicLong();

  private Recursion() {}

  /** The tasks that were forked or submitted. */
  static long run(ForkJoinPool pool) throws InterruptedException {
    long before = PUSHES.get();
    Check.equal(2584, submit(pool, new Fib(18)), "fib(18)");
    Check.equal(499_500, submit(pool, new Sum(0, 1000)), "sum by invokeAll");
    AtomicLong sum = new AtomicLong();
    submit(pool, new Adder(null, 0, 1000, sum));
    Check.equal(499_500, sum.get(), "sum by completers");
    AtomicLong leaves = new AtomicLong();
    submit(pool, new Spread(100, leaves));
    Check.equal(100, leaves.get(), "tasks run by helpQuiesce");
    for (int i = 0; i < 50; i++) {
      PUSHES.incrementAndGet();
      pool.execute(leaves::incrementAndGet);
    }
    Check.that(pool.awaitQuiescence(60, TimeUnit.SECONDS), "pool becomes quiescent");
    Check.equal(150, leaves.get(), "tasks executed");
    return PUSHES.get() - before;
  }

  private static <T> T submit(ForkJoinPool pool, ForkJoinTask<T> task) {
    PUSHES.incrementAndGet();
    return pool.invoke(task);
  }

  private static final class Fib extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1;
    private final int n;

    Fib(int n) {
      this.n = n;
    }

    @Override
    protected Long compute() {
      if (n < 2) {
        return (long) n;
      }
      Fib one = new Fib(n - 1);
      PUSHES.incrementAndGet();
      one.fork();
      return new Fib(n - 2).compute() + one.join();
    }
  }

  private static final class Sum extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1;
    private final int from;
    private final int to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Long compute() {
      if (to - from == 1) {
        return (long) from;
      }
      int middle = (from + to) >>> 1;
      Sum left = new Sum(from, middle);
      Sum right = new Sum(middle, to);
      PUSHES.incrementAndGet(); // one of the two is run at once
      invokeAll(left, right);
      return left.getRawResult() + right.getRawResult();
    }
  }

  private static final class Adder extends CountedCompleter<Void> {
    private static final long serialVersionUID = 1;
    private final int from;
    private final int to;
    private final transient AtomicLong sum;

    Adder(CountedCompleter<?> parent, int from, int to, AtomicLong sum) {
      super(parent);
      this.from = from;
      this.to = to;
      this.sum = sum;
    }

    @Override
    public void compute() {
      if (to - from == 1) {
        sum.addAndGet(from);
      } else {
        int middle = (from + to) >>> 1;
        setPendingCount(2);
        PUSHES.addAndGet(2);
        new Adder(this, from, middle, sum).fork();
        new Adder(this, middle, to, sum).fork();
      }
      tryComplete();
    }
  }

  private static final class Spread extends RecursiveTask<Void> {
    private static final long serialVersionUID = 1;
    private final int tasks;
    private final transient AtomicLong leaves;

    Spread(int tasks, AtomicLong leaves) {
      this.tasks = tasks;
      this.leaves = leaves;
    }

    @Override
    protected Void compute() {
      Runnable[] forked = new Runnable[tasks];
      Arrays.fill(forked, (Runnable) leaves::incrementAndGet);
      for (Runnable each : forked) {
        PUSHES.incrementAndGet();
        ForkJoinTask.adapt(each).fork();
      }
      helpQuiesce();
      return null;
    }
  }
}
