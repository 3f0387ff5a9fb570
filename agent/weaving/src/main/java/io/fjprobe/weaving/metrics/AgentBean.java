package io.fjprobe.weaving.metrics;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.metrics.JvmMetrics;
import io.fjprobe.bootstrap.setting.AgentSettings;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The agent itself, and what belongs to no pool. */
final class AgentBean extends ReadOnlyBean {

  AgentBean() {
    super("The agent of fjprobe, and what it counts that belongs to no pool");
  }

  @Override
  Map<String, Object> read() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("version", AgentSettings.version());
    values.put("generation", Generation.names());
    values.put("level", AgentSettings.level().name().toLowerCase(Locale.ROOT));
    values.put("missing", Generation.allNotRecorded());
    values.put("suppressedErrors", (long) Suppressed.count());
    values.put("firstError", Suppressed.first());
    values.putAll(JvmMetrics.counters());
    return values;
  }

  @Override
  boolean isCounter(String field) {
    return true;
  }
}
