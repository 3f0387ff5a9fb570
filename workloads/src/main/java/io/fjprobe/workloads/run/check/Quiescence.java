package io.fjprobe.workloads.run.check;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits until no task is queued or running, without running any in the calling thread. */
public final class Quiescence {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
  private static final long LONGEST_PARK_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private Quiescence() {}

  public static void await(ForkJoinPool pool) {
    await(() -> isIdle(pool), pool);
  }

  public static void await(BooleanSupplier isIdle, Object pool) {
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    long park = 1_000;
    while (!isIdle.getAsBoolean()) {
      if (System.nanoTime() - deadline > 0) {
        throw new CheckFailure("still not quiescent after 30 s: " + pool);
      }
      LockSupport.parkNanos(pool, park);
      park = Math.min(2 * park, LONGEST_PARK_NANOS);
    }
  }

  /**
   * In this order: JDK 8 calls a pool quiescent that has submissions but no active worker yet; once
   * none is left, whoever took the last one stays active until it has run.
   */
  private static boolean isIdle(ForkJoinPool pool) {
    return !pool.hasQueuedSubmissions() && pool.isQuiescent();
  }
}
