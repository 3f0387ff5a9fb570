package io.fjprobe.bootstrap.counter;

import io.fjprobe.bootstrap.counter.Counter.Others;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * What threads count that are not, or not visibly, workers of the pool: exact by atomic adds. Not a
 * LongAdder, which would move submitters between the pool's queues, because it shares their thread
 * probe.
 */
public final class SharedCounters {

  private static final int STRIPES = 8; // a power of two
  private static final int LINE = 8; // longs in a cache line

  private static final Counter[] COUNTERS = Counter.values();

  /** The place of the first number of each counter; after it, one for each stripe. */
  private static final int[] FIRST = new int[COUNTERS.length];

  private static final int SIZE = layOut();

  private final AtomicLongArray numbers = new AtomicLongArray(SIZE);

  private static int layOut() {
    int size = 0;
    for (Counter each : COUNTERS) { // together: lines that are seldom written
      FIRST[each.ordinal()] = size;
      size += each.others() == Others.SELDOM ? 1 : 0;
    }
    size += LINE;
    for (Counter each : COUNTERS) {
      if (each.others() == Others.OFTEN) {
        FIRST[each.ordinal()] = size;
        size += STRIPES * LINE;
      }
    }
    return size;
  }

  /** One of those that others count seldom. */
  public void increment(Counter counter) {
    numbers.getAndIncrement(FIRST[counter.ordinal()]);
  }

  /** One of those that others count often. */
  public void increment(Counter counter, Thread by) {
    numbers.getAndIncrement(FIRST[counter.ordinal()] + stripe(by));
  }

  /** Likewise. */
  public void add(Counter counter, Thread by, int number) {
    numbers.getAndAdd(FIRST[counter.ordinal()] + stripe(by), number);
  }

  public long get(Counter counter) {
    int first = FIRST[counter.ordinal()];
    switch (counter.others()) {
      case SELDOM:
        return numbers.get(first);
      case OFTEN:
        return sum(first);
      default:
        return 0;
    }
  }

  /** The last first: what is part of another counter comes after it in the table. */
  public void addTo(Counts counts) {
    Counts read = new Counts();
    for (int i = COUNTERS.length - 1; i >= 0; i--) {
      read.set(COUNTERS[i], get(COUNTERS[i]));
    }
    read.set(Counter.ACTIVE_LOWERED, activeLowered(read));
    counts.add(read);
  }

  /** Who is no worker cannot tell what the pool did: whatever is none of the other two. */
  private static long activeLowered(Counts read) {
    long others = read.get(Counter.SPARES_CREATED) + read.get(Counter.IDLE_RELEASED);
    return Math.max(0, read.get(Counter.COMPENSATIONS) - others);
  }

  private static int stripe(Thread by) {
    return ((int) by.getId() & (STRIPES - 1)) * LINE;
  }

  private long sum(int first) {
    long sum = 0;
    for (int i = 0; i < STRIPES; i++) {
      sum += numbers.get(first + i * LINE);
    }
    return sum;
  }
}
