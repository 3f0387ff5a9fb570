package io.fjprobe.bootstrap.counter;

import io.fjprobe.bootstrap.counter.Counter.Others;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What threads count that are not, or not visibly, workers of the pool: exact by atomic adds. Not a
 * LongAdder, which would move submitters between the pool's queues, because it shares their thread
 * probe.
 */
public final class SharedCounters {

  private static final int STRIPES = 8; // a power of two
  private static final int LINE = 8; // longs in a cache line

  private static final Counter[] COUNTERS = Counter.values();

  /** The place of the number of each counter. */
  private static final int[] PLACE = new int[COUNTERS.length];

  /** The place of the first stripe of each counter that has some. */
  private static final int[] FIRST = new int[COUNTERS.length];

  private static final int SIZE = places();
  private static final int SIZE_OF_STRIPES = stripes();

  private final AtomicLongArray numbers = new AtomicLongArray(SIZE);

  /** Null until two threads meet at a number: in most pools they never do. */
  private final AtomicReference<AtomicLongArray> stripes = new AtomicReference<>();

  private static int places() {
    int size = 0;
    for (Counter each : COUNTERS) {
      PLACE[each.ordinal()] = size;
      size += each.others() == Others.NEVER ? 0 : 1;
    }
    return size;
  }

  private static int stripes() {
    int size = LINE;
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
    numbers.getAndIncrement(PLACE[counter.ordinal()]);
  }

  /** One of those that others count often. */
  public void increment(Counter counter, Thread by) {
    add(counter, by, 1);
  }

  /** Likewise. */
  public void add(Counter counter, Thread by, int number) {
    AtomicLongArray striped = stripes.get();
    if (striped == null) {
      int place = PLACE[counter.ordinal()];
      long before = numbers.get(place);
      if (numbers.compareAndSet(place, before, before + number)) {
        return;
      }
      stripes.compareAndSet(null, new AtomicLongArray(SIZE_OF_STRIPES));
      striped = stripes.get();
    }
    striped.getAndAdd(FIRST[counter.ordinal()] + stripe(by), number);
  }

  public long get(Counter counter) {
    switch (counter.others()) {
      case SELDOM:
        return numbers.get(PLACE[counter.ordinal()]);
      case OFTEN:
        return numbers.get(PLACE[counter.ordinal()]) + sum(FIRST[counter.ordinal()]);
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
    AtomicLongArray striped = stripes.get();
    long sum = 0;
    for (int i = 0; striped != null && i < STRIPES; i++) {
      sum += striped.get(first + i * LINE);
    }
    return sum;
  }
}
