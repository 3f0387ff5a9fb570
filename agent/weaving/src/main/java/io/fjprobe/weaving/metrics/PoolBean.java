package io.fjprobe.weaving.metrics;

import io.fjprobe.bootstrap.metrics.PoolMetrics;
import java.util.LinkedHashMap;
import java.util.Map;

/** One pool that lives. */
final class PoolBean extends ReadOnlyBean {

  private final PoolMetrics pool;

  PoolBean(PoolMetrics pool) {
    super("The counters and the state of one Fork/Join pool");
    this.pool = pool;
  }

  @Override
  Map<String, Object> read() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("poolId", (long) pool.id());
    values.put("poolName", pool.name());
    values.put("poolKind", pool.kind());
    values.putAll(pool.state());
    values.putAll(pool.counters());
    values.putAll(pool.seen());
    return values;
  }

  @Override
  boolean isCounter(String field) {
    return !PoolMetrics.STATE.contains(field) && !field.equals("poolId");
  }
}
