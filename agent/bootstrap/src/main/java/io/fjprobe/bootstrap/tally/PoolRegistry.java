package io.fjprobe.bootstrap.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** All pools that have not ended, and what ended since somebody last asked. */
public final class PoolRegistry {

  private static final AtomicReference<PoolTally[]> POOLS = new AtomicReference<>(new PoolTally[0]);
  private static final AtomicInteger LIVE_WORKERS = new AtomicInteger();

  private PoolRegistry() {}

  public static PoolTally[] pools() {
    return POOLS.get();
  }

  public static void add(PoolTally pool) {
    PoolTally[] before;
    PoolTally[] after;
    do {
      before = POOLS.get();
      after = java.util.Arrays.copyOf(before, before.length + 1);
      after[before.length] = pool;
    } while (!POOLS.compareAndSet(before, after));
  }

  public static void remove(PoolTally pool) {
    PoolTally[] before;
    PoolTally[] after;
    do {
      before = POOLS.get();
      List<PoolTally> rest = new ArrayList<>(before.length);
      for (PoolTally each : before) {
        if (each != pool) {
          rest.add(each);
        }
      }
      after = rest.toArray(new PoolTally[0]);
    } while (!POOLS.compareAndSet(before, after));
  }

  public static void workerStarted() {
    LIVE_WORKERS.incrementAndGet();
  }

  public static void workerEnded() {
    LIVE_WORKERS.decrementAndGet();
  }

  /** Of all pools: what the sampling budget is shared among. */
  public static int liveWorkers() {
    return LIVE_WORKERS.get();
  }
}
