package io.fjprobe.bootstrap.operation;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The calls of each of the methods that are counted, by id: exact by atomic adds. Not LongAdders,
 * which would move submitters between the queues of a pool, because they share their thread probe.
 */
public final class CallCounts {

  private static final int STRIPES = 16; // a power of two
  private static final int LINE = 8; // longs in a cache line

  /** All are made early, as hooks make nothing. */
  private static final AtomicLongArray[] CALLS = new AtomicLongArray[Names.MOST];

  static {
    for (int id = 0; id < CALLS.length; id++) {
      CALLS[id] = new AtomicLongArray((STRIPES + 1) * LINE); // the first line has the length
    }
  }

  private CallCounts() {}

  public static void count(int id, Thread by) {
    int stripe = System.identityHashCode(by) & (STRIPES - 1); // its id may be the application's
    CALLS[id].getAndIncrement((stripe + 1) * LINE);
  }

  static long of(int id) {
    long sum = 0;
    for (int stripe = 1; stripe <= STRIPES; stripe++) {
      sum += CALLS[id].get(stripe * LINE);
    }
    return sum;
  }
}
