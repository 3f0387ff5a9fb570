package io.fjprobe.dist.attach;

import java.util.concurrent.RecursiveTask;

/** Joins what it forked last first, as one should. */
final class Fib extends RecursiveTask<Integer> {

  private static final long serialVersionUID = 1L;

  private final int n;

  Fib(int n) {
    this.n = n;
  }

  @Override
  protected Integer compute() {
    if (n < 2) {
      return n;
    }
    Fib left = new Fib(n - 1);
    left.fork();
    return new Fib(n - 2).compute() + left.join();
  }
}
