package io.fjprobe.workloads.run.check;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;

/**
 * Keeps the submission queues of a pool from growing without end. JDK 8 and 11 reject a submission
 * to a queue of 2^26 tasks, later ones take memory until there is none.
 */
public final class SubmissionBound {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final long limit;

  public SubmissionBound(long limit) {
    this.limit = limit;
  }

  /** Waits until no more than the limit are queued; says whether it had to. */
  public boolean await(ForkJoinPool pool) {
    return await(pool::getQueuedSubmissionCount, pool);
  }

  /** The same of any pool. */
  public boolean await(IntSupplier queued, Object pool) {
    if (queued.getAsInt() <= limit) {
      return false;
    }
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    while (queued.getAsInt() > limit) {
      if (System.nanoTime() - deadline > 0) {
        throw new CheckFailure("more than " + limit + " submissions queued for 30 s: " + pool);
      }
      LockSupport.parkNanos(this, 100_000);
    }
    return true;
  }
}
