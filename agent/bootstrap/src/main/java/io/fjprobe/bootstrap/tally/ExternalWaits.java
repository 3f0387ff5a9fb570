package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.sampling.Unrecorded;
import java.util.concurrent.atomic.AtomicLongArray;

/** Waits of threads that are no workers: counted exactly, in stripes, by atomic adds. */
public final class ExternalWaits {

  public static final ExternalWaits PLATFORM = new ExternalWaits();
  public static final ExternalWaits VIRTUAL = new ExternalWaits();

  private static final int STRIPES = 16; // a power of two
  private static final int LINE = 8; // longs in a cache line
  private static final int NANOS = 1; // place within the line

  /** Those that no event stands for yet. */
  public final Unrecorded unrecorded = new Unrecorded();

  private final AtomicLongArray stripes = new AtomicLongArray(STRIPES * LINE);

  private ExternalWaits() {}

  /** A wait is over. */
  public void add(Thread waiter, long nanos) {
    int place = ((int) waiter.getId() & (STRIPES - 1)) * LINE;
    stripes.getAndIncrement(place);
    stripes.getAndAdd(place + NANOS, nanos);
  }

  public long count() {
    return sum(0);
  }

  public long nanos() {
    return sum(NANOS);
  }

  private long sum(int place) {
    long sum = 0;
    for (int i = 0; i < STRIPES; i++) {
      sum += stripes.get(i * LINE + place);
    }
    return sum;
  }
}
