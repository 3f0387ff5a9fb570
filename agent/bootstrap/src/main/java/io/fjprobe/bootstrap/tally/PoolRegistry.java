package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.counter.Counts;
import io.fjprobe.bootstrap.probed.Key;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** All pools that have not ended, and what those that did add up to. */
public final class PoolRegistry {

  private static final AtomicReference<Pools> POOLS = new AtomicReference<>(Pools.NONE);
  private static final AtomicInteger LIVE_WORKERS = new AtomicInteger();

  private PoolRegistry() {}

  public static PoolTally[] pools(Key key) {
    key.check();
    return POOLS.get().live;
  }

  /** Of all pools so far, ended or not. */
  public static Counts totals() {
    return POOLS.get().totals();
  }

  /** Likewise. */
  public static SeenSums seen() {
    return POOLS.get().seen();
  }

  public static void add(Key key, PoolTally pool) {
    key.check();
    Pools before;
    do {
      before = POOLS.get();
    } while (!POOLS.compareAndSet(before, before.with(pool)));
  }

  /** The one tally of a pool that was there before the agent, whoever comes first. */
  static PoolTally adopt(Object pool) {
    PoolTally fresh = null;
    while (true) {
      Pools before = POOLS.get();
      PoolTally known = before.find(pool);
      if (known != null) {
        return known;
      }
      if (fresh == null) {
        fresh = PoolTally.adopting(pool);
      }
      if (POOLS.compareAndSet(before, before.with(fresh))) {
        return fresh;
      }
    }
  }

  /** Forgets all pools and their workers; returns those that had not ended. */
  static PoolTally[] clear() {
    LIVE_WORKERS.set(0);
    return POOLS.getAndSet(Pools.NONE).live;
  }

  public static void remove(Key key, PoolTally pool) {
    key.check();
    Pools before;
    do {
      before = POOLS.get();
    } while (!POOLS.compareAndSet(before, before.without(pool)));
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
