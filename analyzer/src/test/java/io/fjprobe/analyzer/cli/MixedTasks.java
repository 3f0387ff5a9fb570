package io.fjprobe.analyzer.cli;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/**
 * A program with a mistake: tasks that sleep and tasks that compute share the common pool, or a
 * pool of two has one task that is longer than all others together.
 */
public final class MixedTasks {

  private static final int TASKS = 40;

  private MixedTasks() {}

  private static final class Busy extends RecursiveAction {

    private static final long serialVersionUID = 1;

    private final int rounds;

    @SuppressWarnings("UnusedVariable") // so that no compiler leaves the work out
    private double sum;

    Busy(int rounds) {
      this.rounds = rounds;
    }

    @Override
    protected void compute() {
      for (int round = 0; round < rounds; round++) {
        for (int i = 1; i < 100_000; i++) {
          sum += 1.0 / i;
        }
      }
    }
  }

  public static void main(String[] mistake) {
    if (mistake[0].equals("shared")) {
      sharedPool();
    } else {
      longTask();
    }
  }

  private static void sharedPool() {
    CompletableFuture<?>[] all = new CompletableFuture<?>[2 * TASKS];
    for (int i = 0; i < TASKS; i++) {
      all[2 * i] = CompletableFuture.runAsync(MixedTasks::read, ForkJoinPool.commonPool());
      all[2 * i + 1] =
          CompletableFuture.runAsync(() -> new Busy(100).invoke(), ForkJoinPool.commonPool());
    }
    CompletableFuture.allOf(all).join();
  }

  private static void longTask() {
    ForkJoinPool pool = new ForkJoinPool(2);
    Busy[] even = new Busy[TASKS];
    for (int i = 0; i < TASKS; i++) {
      even[i] = new Busy(10);
      pool.execute(even[i]);
    }
    for (Busy task : even) {
      task.join();
    }
    pool.invoke(new Busy(20_000));
    pool.shutdown();
  }

  private static void read() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
