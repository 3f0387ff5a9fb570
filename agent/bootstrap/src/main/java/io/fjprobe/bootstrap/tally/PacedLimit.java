package io.fjprobe.bootstrap.tally;

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

  PacedLimit(EventBudget budget, long least, long most, long now) {
    this.budget = budget;
    this.least = least;
    this.most = most;
    this.value = least;
    this.changedAt = new AtomicLong(now);
  }

  long value(long now) {
    long seen = value;
    if (seen > least && budget.isUntouched(now) && mayChange(now, FINER_AFTER)) {
      value = seen / 2;
    }
    return seen;
  }

  boolean take(long now) {
    if (budget.isHalfUsed(now) && mayChange(now, COARSER_AFTER)) {
      value = Math.min(most, value * 2);
    }
    return budget.take(now);
  }

  private boolean mayChange(long now, long after) {
    long last = changedAt.get();
    return now - last > after && changedAt.compareAndSet(last, now);
  }
}
