package io.fjprobe.bootstrap.counter;

import java.util.concurrent.atomic.AtomicLongArray;

/** Sums over the workers of a pool that ended and were not recorded one by one. */
public final class UnrecordedWorkers {

  /** What is summed. */
  public enum Sum {
    WORKERS,
    LIFETIME,
    FORKS,
    SUBMISSIONS_TAKEN,
    WORKER_STEALS,
    STEAL_RUNS,
    HELP_STEALS,
    IDLE_COUNT,
    IDLE_TIME,
    JOIN_BLOCKED_COUNT,
    JOIN_BLOCKED_TIME,
    MANAGED_BLOCKED_COUNT,
    MANAGED_BLOCKED_TIME,
    HELP_TIME,
    LOST_STEALS,
    TASKS_RUN,
    SPIN_TIME
  }

  private final AtomicLongArray sums = new AtomicLongArray(Sum.values().length);

  public void add(Sum sum, long value) {
    sums.getAndAdd(sum.ordinal(), value);
  }

  public long get(Sum sum) {
    return sums.get(sum.ordinal());
  }
}
