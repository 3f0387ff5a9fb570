package io.fjprobe.dist.application;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

/** A tree of tasks of known shape, and tasks that the JDK wraps. */
public final class TaskTree {

  private TaskTree() {}

  public static void main(String[] arguments) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    int n = Integer.parseInt(arguments[0]);
    System.out.println("fib " + pool.invoke(new Fib(n)));
    pool.submit(new UserRunnable()).get();
    System.out.println("called " + pool.submit(new UserCallable()).get());
    CompletableFuture.runAsync(new UserStage(), pool).get();
    pool.shutdown();
    Check.that(pool.awaitTermination(60, TimeUnit.SECONDS), "pool terminates");
  }

  /** Each inner task forks one child and invokes the other. */
  static final class Fib extends RecursiveTask<Integer> {

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
      Fib forked = new Fib(n - 1);
      forked.fork();
      return new Fib(n - 2).invoke() + forked.join();
    }
  }

  /** Called by its name in the recording. */
  static final class UserRunnable implements Runnable {
    @Override
    public void run() {}
  }

  /** Called by its name in the recording. */
  static final class UserCallable implements Callable<Integer> {
    @Override
    public Integer call() {
      return 1;
    }
  }

  /** Called by its name in the recording. */
  static final class UserStage implements Runnable {
    @Override
    public void run() {}
  }
}
