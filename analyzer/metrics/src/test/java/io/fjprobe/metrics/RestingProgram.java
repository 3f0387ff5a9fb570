package io.fjprobe.metrics;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

/** Works, says so, and is at rest until a line comes: then its figures are those of the end. */
public final class RestingProgram {

  private static final int FIB = 18;
  private static final int BLOCKS = 20;

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
      Fib other = new Fib(n - 1);
      other.fork();
      return new Fib(n - 2).compute() + other.join();
    }
  }

  private static final class Block implements ForkJoinPool.ManagedBlocker {

    private boolean over;

    @Override
    public boolean block() throws InterruptedException {
      TimeUnit.MILLISECONDS.sleep(2);
      over = true;
      return true;
    }

    @Override
    public boolean isReleasable() {
      return over;
    }
  }

  private RestingProgram() {}

  public static void main(String[] arguments) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    for (int i = 0; i < BLOCKS; i++) {
      pool.submit(new Fib(FIB)).get();
      pool.submit(RestingProgram::block).get();
    }
    if (!pool.awaitQuiescence(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("the pool does not come to rest");
    }
    while (pool.getActiveThreadCount() > 0) {
      Thread.onSpinWait(); // workers look for work a last time
    }
    System.out.println("rests");
    System.in.read();
  }

  private static void block() {
    try {
      ForkJoinPool.managedBlock(new Block());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
