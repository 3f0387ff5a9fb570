package io.fjprobe.bootstrap.counter;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Counters that several threads write: exact by atomic adds. Not a LongAdder, which would move
 * submitters between the pool's queues, because it shares their thread probe.
 */
public final class SharedCounters {

  /** What threads count that are not, or not visibly, workers of the pool. */
  public enum Counter {
    EXTERNAL_HELP_STEALS,
    COMPENSATIONS,
    COMPENSATIONS_RELEASED,
    SPARES_CREATED,
    IDLE_RELEASED,
    REFUSALS,
    LOCK_FAILURES,
    QUEUE_GROWTHS,
    DISCARDED_TASKS,
    TAKEN_BACK_TASKS,
    TASKS_RUN
  }

  private static final int STRIPES = 8; // a power of two
  private static final int LINE = 8; // longs in a cache line

  private final AtomicLongArray counters = new AtomicLongArray(Counter.values().length);
  private final AtomicLongArray submissions = new AtomicLongArray(STRIPES * LINE);
  private final AtomicLongArray signals = new AtomicLongArray(STRIPES * LINE);
  private final AtomicLongArray signalAttempts = new AtomicLongArray(STRIPES * LINE);

  public void increment(Counter counter) {
    counters.getAndIncrement(counter.ordinal());
  }

  public long get(Counter counter) {
    return counters.get(counter.ordinal());
  }

  /** For JDK 8, where no code runs under the lock of a submission queue only. */
  public void submitted(Thread by, int tasks) {
    submissions.getAndAdd(stripe(by), tasks);
  }

  public long submissions() {
    return sum(submissions);
  }

  /** Any thread may wake a worker. */
  public void signalled(Thread by) {
    signals.getAndIncrement(stripe(by));
  }

  public long signals() {
    return sum(signals);
  }

  /** By a thread that is no worker of the pool. */
  public void signalAttempted(Thread by) {
    signalAttempts.getAndIncrement(stripe(by));
  }

  public long signalAttempts() {
    return sum(signalAttempts);
  }

  private static int stripe(Thread by) {
    return ((int) by.getId() & (STRIPES - 1)) * LINE;
  }

  private static long sum(AtomicLongArray striped) {
    long sum = 0;
    for (int i = 0; i < STRIPES; i++) {
      sum += striped.get(i * LINE);
    }
    return sum;
  }
}
