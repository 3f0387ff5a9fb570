package io.fjprobe.workloads.task;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A wait as for a slow device; the pool learns of it only if it is managed. */
public final class Delay implements ForkJoinPool.ManagedBlocker {
  private final long deadline;

  private Delay(long nanos) {
    deadline = System.nanoTime() + nanos;
  }

  public static void await(long micros, boolean managed) {
    Delay delay = new Delay(TimeUnit.MICROSECONDS.toNanos(micros));
    if (!managed) {
      delay.block();
      return;
    }
    try {
      ForkJoinPool.managedBlock(delay);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while it waited", e);
    }
  }

  @Override
  public boolean block() {
    for (long left = left(); left > 0; left = left()) {
      LockSupport.parkNanos(this, left);
      if (Thread.currentThread().isInterrupted()) {
        throw new IllegalStateException("interrupted while it waited");
      }
    }
    return true;
  }

  @Override
  public boolean isReleasable() {
    return left() <= 0;
  }

  private long left() {
    return deadline - System.nanoTime();
  }
}
