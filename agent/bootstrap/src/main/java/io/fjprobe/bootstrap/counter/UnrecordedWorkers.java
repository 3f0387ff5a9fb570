package io.fjprobe.bootstrap.counter;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;

/** Sums over the workers of a pool that ended and were not recorded one by one. */
public final class UnrecordedWorkers {

  private static final Counter[] COUNTERS = Counter.values();

  /** Null until there is one: most pools never have any. */
  private final AtomicReference<AtomicLongArray> sums = new AtomicReference<>();

  /** One more worker. */
  public void add(Counts worker) {
    if (sums.get() == null) {
      sums.compareAndSet(null, new AtomicLongArray(COUNTERS.length));
    }
    for (Counter each : COUNTERS) {
      if (each.isIn(Counter.In.WORKER)) {
        sums.get().getAndAdd(each.ordinal(), worker.get(each));
      }
    }
  }

  public boolean isNone() {
    AtomicLongArray all = sums.get();
    return all == null || all.get(Counter.WORKERS.ordinal()) == 0;
  }

  public Counts counts() {
    Counts counts = new Counts();
    AtomicLongArray all = sums.get();
    for (int i = 0; all != null && i < COUNTERS.length; i++) {
      counts.set(COUNTERS[i], all.get(i));
    }
    return counts;
  }
}
