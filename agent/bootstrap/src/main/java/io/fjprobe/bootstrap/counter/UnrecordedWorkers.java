package io.fjprobe.bootstrap.counter;

import java.util.concurrent.atomic.AtomicLongArray;

/** Sums over the workers of a pool that ended and were not recorded one by one. */
public final class UnrecordedWorkers {

  private static final Counter[] COUNTERS = Counter.values();

  private final AtomicLongArray sums = new AtomicLongArray(COUNTERS.length);

  /** One more worker. */
  public void add(Counts worker) {
    for (Counter each : COUNTERS) {
      if (each.isIn(Counter.In.WORKER)) {
        sums.getAndAdd(each.ordinal(), worker.get(each));
      }
    }
  }

  public boolean isNone() {
    return sums.get(Counter.WORKERS.ordinal()) == 0;
  }

  public Counts counts() {
    Counts counts = new Counts();
    for (Counter each : COUNTERS) {
      counts.set(each, sums.get(each.ordinal()));
    }
    return counts;
  }
}
