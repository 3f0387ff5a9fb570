package io.fjprobe.bootstrap.metrics;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.tally.ExternalWaits;
import io.fjprobe.bootstrap.tally.LifeTally;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import java.util.LinkedHashMap;
import java.util.Map;

/** The counters that belong to no pool, by the names that they have in events. */
public final class JvmMetrics {

  private JvmMetrics() {}

  /** Without what is not recorded. */
  public static Map<String, Long> counters() {
    Map<String, Long> counters = new LinkedHashMap<>();
    if (Generation.JDK.has(Probe.POOLS)) {
      counters.put("poolsStarted", LifeTally.POOLS.started.get());
      counters.put("poolsEnded", LifeTally.POOLS.ended.get());
    }
    if (Generation.JDK.has(Probe.JOINS)) {
      counters.put("externalWaits", ExternalWaits.PLATFORM.count());
      counters.put("externalBlockedTime", ExternalWaits.PLATFORM.nanos());
      counters.put("virtualWaits", ExternalWaits.VIRTUAL.count());
      counters.put("virtualBlockedTime", ExternalWaits.VIRTUAL.nanos());
    }
    return counters;
  }

  /** Pools that have not ended, whether or not they were ever used. */
  public static int livePools() {
    return PoolRegistry.pools(Inside.KEY).length;
  }

  public static int liveWorkers() {
    return PoolRegistry.liveWorkers();
  }
}
