package io.fjprobe.analyzer.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

/** Hangs for good: both workers wait for what a queued task would do. */
public final class StalledProgram {

  private StalledProgram() {}

  public static void main(String[] arguments) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(2);
    CountDownLatch done = new CountDownLatch(1);
    for (int i = 0; i < 2; i++) {
      pool.execute(() -> await(done));
    }
    pool.execute(done::countDown);
    done.await();
  }

  private static void await(CountDownLatch done) {
    try {
      done.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
