package com.acme.soak;

import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

/** Pools that are made, work, and are shut down, 50 in a row. */
final class Pools implements Callable<Long> {
  private static final int POOLS = 50;

  @Override
  public Long call() throws Exception {
    for (int i = 0; i < POOLS; i++) {
      ForkJoinPool pool = new ForkJoinPool(2);
      Soak.equal(987L, pool.invoke(new Fib(16)));
      pool.shutdown();
      Soak.equal(true, pool.awaitTermination(1, TimeUnit.MINUTES));
    }
    return (long) POOLS;
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
      Fib other = new Fib(n - 1);
      other.fork();
      return new Fib(n - 2).compute() + other.join();
    }
  }
}
