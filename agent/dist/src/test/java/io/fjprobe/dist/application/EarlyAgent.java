package io.fjprobe.dist.application;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** An agent that loads classes of the pool before others can weave them, or uses the pool. */
public final class EarlyAgent {

  private static final int NUMBERS = 10_000;

  private EarlyAgent() {}

  /**
   * @param argument the class to load, or {@code work}: then workers live when it returns
   */
  public static void premain(String argument) throws Exception {
    if (argument.equals("work")) {
      ForkJoinPool pool = ForkJoinPool.commonPool();
      CountDownLatch done = new CountDownLatch(1); // who waits for a task may run it itself
      pool.execute(
          () -> {
            int sum = IntStream.range(0, NUMBERS).parallel().sum();
            if (sum != NUMBERS * (NUMBERS - 1) / 2) {
              throw new IllegalStateException("sum " + sum);
            }
            done.countDown();
          });
      done.await();
      if (!pool.awaitQuiescence(1, TimeUnit.MINUTES) || pool.getPoolSize() == 0) {
        throw new IllegalStateException(pool.toString());
      }
    } else {
      Class.forName(argument, false, null);
    }
  }
}
