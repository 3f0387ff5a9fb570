package io.fjprobe.bootstrap.tally;

import java.util.ArrayList;
import java.util.Arrays;
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
    do {
      before = POOLS.get();
    } while (!POOLS.compareAndSet(before, with(before, pool)));
  }

  private static PoolTally[] with(PoolTally[] before, PoolTally pool) {
    PoolTally[] after = Arrays.copyOf(before, before.length + 1);
    after[before.length] = pool;
    return after;
  }

  /** The one tally of a pool that was there before the agent, whoever comes first. */
  static PoolTally adopt(Object pool) {
    PoolTally fresh = null;
    while (true) {
      PoolTally[] before = POOLS.get();
      for (PoolTally each : before) {
        if (each.pool() == pool) {
          return each;
        }
      }
      if (fresh == null) {
        fresh = PoolTally.adopting(pool);
      }
      if (POOLS.compareAndSet(before, with(before, fresh))) {
        return fresh;
      }
    }
  }

  /** Forgets all pools and their workers; returns what there was. */
  static PoolTally[] clear() {
    LIVE_WORKERS.set(0);
    return POOLS.getAndSet(new PoolTally[0]);
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
