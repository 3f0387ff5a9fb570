package io.fjprobe.bootstrap.sampling;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Episodes since the last one that was recorded, which the next one will stand for. Threads are
 * spread over stripes, so that they seldom write the same line.
 */
public final class Unrecorded {

  private static final int STRIPES = 16; // a power of two
  private static final int LINE = 8; // longs in a cache line
  private static final int TARGET = 1; // place within the line

  private final AtomicLongArray stripes = new AtomicLongArray(STRIPES * LINE);

  private static int place(Thread thread) {
    return ((int) thread.getId() & (STRIPES - 1)) * LINE;
  }

  /** Adds one; true if it should be recorded, which is one in so many on average. */
  boolean add(Thread thread, long oneIn) {
    int place = place(thread);
    long waiting = stripes.incrementAndGet(place);
    return waiting >= Math.min(stripes.get(place + TARGET), 2 * oneIn - 1);
  }

  /**
   * Those that one event stands for now; 0 if another thread was faster. The next one comes after a
   * random number, because joins tend to come in regular patterns.
   */
  int take(Thread thread, long oneIn, long seed) {
    int place = place(thread);
    stripes.set(place + TARGET, 1 + (mix(seed) >>> 1) % (2 * oneIn - 1));
    return (int) Math.min(Integer.MAX_VALUE, stripes.getAndSet(place, 0));
  }

  private static long mix(long seed) {
    long mixed = seed * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 29);
  }

  public long count() {
    long sum = 0;
    for (int i = 0; i < STRIPES; i++) {
      sum += stripes.get(i * LINE);
    }
    return sum;
  }
}
