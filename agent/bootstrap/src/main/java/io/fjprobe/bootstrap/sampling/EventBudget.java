package io.fjprobe.bootstrap.sampling;

import java.util.concurrent.atomic.AtomicLong;

/**
 * So many events a second of the whole JVM, and so many at once after a pause: a leaky bucket in
 * one number, the time when all that was taken is paid for. Nobody waits.
 */
public final class EventBudget {

  private static final int TRIES = 16;

  private final int atOnce;
  private final long spacing;
  private final AtomicLong paidAt;

  /** Allows as many at once as in two seconds. */
  public EventBudget(int perSecond) {
    this(perSecond, 2 * perSecond, System.nanoTime());
  }

  public EventBudget(int perSecond, int atOnce, long now) {
    this.atOnce = atOnce;
    this.spacing = 1_000_000_000L / perSecond;
    this.paidAt = new AtomicLong(now);
  }

  /** False if nothing is left, or if too many threads ask at the same moment. */
  public boolean take(long now) {
    for (int i = 0; i < TRIES; i++) {
      long before = paidAt.get();
      long debt = Math.max(0, before - now);
      if (debt > (atOnce - 1) * spacing) {
        return false;
      }
      if (paidAt.compareAndSet(before, now + debt + spacing)) {
        return true;
      }
    }
    return false;
  }

  /** Events taken that time has not paid for yet. */
  int used(long now) {
    return (int) (Math.max(0, paidAt.get() - now + spacing - 1) / spacing);
  }

  int atOnce() {
    return atOnce;
  }
}
