package io.fjprobe.bootstrap.sampling;

import java.util.concurrent.atomic.AtomicLong;

/** A limit that doubles while events come faster than their budget, and halves while it is free. */
final class PacedLimit {

  private static final long COARSER_AFTER = 20_000_000L;
  private static final long FINER_AFTER = 200_000_000L;

  private final EventBudget budget;
  private final long least;
  private final long most;
  private final AtomicLong changedAt;
  private volatile long value;
  private volatile int usedAtChange;

  PacedLimit(EventBudget budget, long least, long most, long now) {
    this.budget = budget;
    this.least = least;
    this.most = most;
    this.value = least;
    this.changedAt = new AtomicLong(now);
  }

  long value(long now) {
    long seen = value;
    if (seen > least && budget.used(now) == 0 && mayChange(now, FINER_AFTER)) {
      change(seen / 2, 0);
    }
    return seen;
  }

  boolean take(long now) {
    boolean taken = budget.take(now);
    int used = budget.used(now);
    // while it is being paid back, those that come are not too many
    boolean tooMany = !taken || used > budget.atOnce() / 2 && used > usedAtChange;
    usedAtChange = Math.min(usedAtChange, used);
    if (tooMany && mayChange(now, COARSER_AFTER)) {
      change(Math.min(most, value * 2), used);
    }
    return taken;
  }

  private void change(long to, int used) {
    value = to;
    usedAtChange = used;
  }

  private boolean mayChange(long now, long after) {
    long last = changedAt.get();
    return now - last > after && changedAt.compareAndSet(last, now);
  }
}
