package io.fjprobe.bootstrap.tally;

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
    REFUSALS
  }

  private static final int STRIPES = 8; // a power of two
  private static final int LINE = 8; // longs in a cache line

  private final AtomicLongArray counters = new AtomicLongArray(Counter.values().length);
  private final AtomicLongArray submissions = new AtomicLongArray(STRIPES * LINE);

  public void increment(Counter counter) {
    counters.getAndIncrement(counter.ordinal());
  }

  public long get(Counter counter) {
    return counters.get(counter.ordinal());
  }

  /** For JDK 8, where no code runs under the lock of a submission queue only. */
  public void submitted(Thread by) {
    submissions.getAndIncrement(((int) by.getId() & (STRIPES - 1)) * LINE);
  }

  public long submissions() {
    long sum = 0;
    for (int i = 0; i < STRIPES; i++) {
      sum += submissions.get(i * LINE);
    }
    return sum;
  }
}
