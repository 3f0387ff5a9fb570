package io.fjprobe.workloads.burden;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits without being parked, because what is measured must not depend on how the waiter wakes. */
final class Await {
  private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(60);

  /** So long a thread keeps its CPU to itself. Then it gives way to others. */
  private static final int SPINS = 10_000;

  private Await() {}

  /**
   * @param what is awaited, for a message
   */
  static void until(BooleanSupplier condition, String what) {
    until(condition, what, LIMIT_NANOS);
  }

  static void until(BooleanSupplier condition, String what, long limitNanos) {
    if (!within(limitNanos, condition)) {
      throw new NotMeasured(
          what + " was awaited for " + TimeUnit.NANOSECONDS.toSeconds(limitNanos) + " s");
    }
  }

  /** Returns whether the condition came true in time. */
  static boolean within(long limitNanos, BooleanSupplier condition) {
    for (int i = 0; i < SPINS; i++) {
      if (condition.getAsBoolean()) {
        return true;
      }
    }
    long start = System.nanoTime();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - start > limitNanos) {
        return false;
      }
      Thread.yield();
    }
    return true;
  }

  /**
   * Until a thread is parked, or waits for a monitor as the joins of JDK 8 and 11 do.
   *
   * @param settleNanos how much longer: the state comes a little before the thread leaves its CPU
   */
  static void parked(Thread thread, long settleNanos) {
    until(() -> isWaiting(thread), "a parked thread");
    time(settleNanos);
  }

  static void time(long nanos) {
    long start = System.nanoTime();
    until(() -> System.nanoTime() - start >= nanos, "the end of a time");
  }

  private static boolean isWaiting(Thread thread) {
    Thread.State state = thread.getState();
    return state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
  }
}
