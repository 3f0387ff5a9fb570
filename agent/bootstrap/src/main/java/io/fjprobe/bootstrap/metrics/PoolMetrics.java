package io.fjprobe.bootstrap.metrics;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.Counts;
import io.fjprobe.bootstrap.counter.PoolKind;
import io.fjprobe.bootstrap.probed.PoolState;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.SeenSums;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of one pool, by the names that they have in events. It answers numbers and names
 * only, for anybody may ask. What is not recorded is left out.
 */
public final class PoolMetrics {

  /** The names of {@link #state}. */
  public static final List<String> STATE =
      Collections.unmodifiableList(
          Arrays.asList("parallelism", "workers", "active", "queuedTasks", "queuedSubmissions"));

  private final PoolTally pool;

  private PoolMetrics(PoolTally pool) {
    this.pool = pool;
  }

  /** Pools that have not ended and have had something to do, oldest first. */
  public static List<PoolMetrics> ofLivePools() {
    List<PoolMetrics> live = new ArrayList<>();
    for (PoolTally each : PoolRegistry.pools(Inside.KEY)) {
      if (isUsed(each) && !isOver(each)) {
        live.add(new PoolMetrics(each));
      }
    }
    return live;
  }

  private static boolean isUsed(PoolTally pool) {
    return pool.workers().live.length > 0
        || pool.workers().ended.get(Counter.WORKERS) > 0
        || pool.submissions() > 0;
  }

  private static boolean isOver(PoolTally pool) {
    return pool.isOver() && pool.workers().live.length == 0;
  }

  /** The number of the pool in this JVM, from 1: poolId in events. */
  public int id() {
    return pool.id;
  }

  public String name() {
    return pool.name();
  }

  /** As in events: common, custom and so on. */
  public String kind() {
    return pool.kind.label();
  }

  /** Since the pool was created, or met by an agent that was attached later. */
  public Map<String, Long> counters() {
    Counts counts = pool.counts();
    Map<String, Long> counters = new LinkedHashMap<>();
    if (areWorkersObserved(pool)) {
      counters.putAll(counts.in(Counter.In.WORKER, pool.generation));
      counters.remove(Counter.WORKERS.fieldName()); // how many there were is workersStarted
    }
    counters.putAll(counts.in(Counter.In.POOL, pool.generation));
    if (pool.adopted) {
      counters.remove(Counter.CARRIER_BLOCKED_TIME.fieldName()); // some may have begun unseen
    }
    return counters;
  }

  /** What looks add up to since they began. Empty if nobody looks. */
  public Map<String, Long> seen() {
    return SeenSums.areKept()
        ? pool.seen.byName(pool.generation)
        : Collections.<String, Long>emptyMap();
  }

  /** Likewise of all pools together, also those that ended. */
  public static Map<String, Long> seenOfAllPools() {
    return SeenSums.areKept()
        ? PoolRegistry.seen().byName(null)
        : Collections.<String, Long>emptyMap();
  }

  /** The state of now. Empty if the pool was collected. */
  public Map<String, Long> state() {
    Map<String, Long> now = new LinkedHashMap<>();
    PoolState state = pool.state();
    if (state != null) {
      now.put("parallelism", (long) pool.parallelism);
      now.put("workers", (long) state.getPoolSize());
      now.put("active", (long) state.getActiveThreadCount());
      now.put("queuedTasks", state.getQueuedTaskCount());
      now.put("queuedSubmissions", (long) state.getQueuedSubmissionCount());
    }
    return now;
  }

  /** All pools together, also those that ended; without what is not known of one of them. */
  public static Map<String, Long> ofAllPools() {
    PoolTally[] live = PoolRegistry.pools(Inside.KEY);
    Counts counts = PoolRegistry.totals();
    Map<String, Long> counters = new LinkedHashMap<>();
    if (areWorkersObserved(live)) {
      counters.putAll(counts.in(Counter.In.WORKER));
      counters.remove(Counter.WORKERS.fieldName());
    }
    counters.putAll(counts.in(Counter.In.POOL));
    for (PoolTally each : live) {
      if (each.adopted && each.kind == PoolKind.SCHEDULER) {
        counters.remove(Counter.CARRIER_BLOCKED_TIME.fieldName());
      }
    }
    return counters;
  }

  /** A worker that an attached agent met in the middle of something is not known as a whole yet. */
  private static boolean areWorkersObserved(PoolTally... pools) {
    for (PoolTally pool : pools) {
      for (QueueTally worker : pool.workers().live) {
        if (!worker.isObserved()) {
          return false;
        }
      }
    }
    return true;
  }
}
