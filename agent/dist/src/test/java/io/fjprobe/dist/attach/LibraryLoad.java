package io.fjprobe.dist.attach;

import java.util.concurrent.TimeUnit;
import jsr166y.ForkJoinPool;
import jsr166y.RecursiveTask;

/** Work in a new pool of jsr166y. */
final class LibraryLoad {

  private static final class Fib extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int n;

    Fib(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) {
        return n;
      }
      Fib one = new Fib(n - 1);
      one.fork();
      return new Fib(n - 2).compute() + one.join();
    }
  }

  private LibraryLoad() {}

  /** Forks 986 tasks. */
  static int run() throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(2);
    int result = pool.invoke(new Fib(15));
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("does not end");
    }
    return result;
  }
}
