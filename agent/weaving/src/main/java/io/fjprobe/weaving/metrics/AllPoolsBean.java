package io.fjprobe.weaving.metrics;

import io.fjprobe.bootstrap.metrics.JvmMetrics;
import io.fjprobe.bootstrap.metrics.PoolMetrics;
import java.util.LinkedHashMap;
import java.util.Map;

/** All pools together: also those that ended, and those that have no bean. */
final class AllPoolsBean extends ReadOnlyBean {

  private final Beans beans;

  AllPoolsBean(Beans beans) {
    super("The counters of all Fork/Join pools together, those that ended included");
    this.beans = beans;
  }

  @Override
  Map<String, Object> read() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("livePools", (long) JvmMetrics.livePools());
    values.put("poolsWithoutBean", (long) beans.poolsWithoutBean());
    values.put("workers", (long) JvmMetrics.liveWorkers());
    values.putAll(PoolMetrics.ofAllPools());
    values.putAll(PoolMetrics.seenOfAllPools());
    return values;
  }

  @Override
  boolean isCounter(String field) {
    return !field.equals("livePools")
        && !field.equals("poolsWithoutBean")
        && !field.equals("workers");
  }
}
