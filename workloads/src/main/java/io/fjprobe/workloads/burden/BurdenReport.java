package io.fjprobe.workloads.burden;

import io.fjprobe.workloads.run.json.Json;
import io.fjprobe.workloads.run.report.EnvironmentReport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The file of {@code --json}: what was measured where, and why something was not. */
final class BurdenReport {
  private static final int SCHEMA_VERSION = 1;

  private BurdenReport() {}

  static String format(List<Cost> costs, Conditions conditions) {
    Map<String, Object> measured = new LinkedHashMap<>();
    Map<String, Object> notMeasured = new LinkedHashMap<>();
    for (Cost cost : costs) {
      measured.put(cost.mechanism.key, cost.isMeasured() ? cost.spread.toJson() : null);
      if (!cost.isMeasured()) {
        notMeasured.put(cost.mechanism.key, cost.reason);
      }
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("schemaVersion", SCHEMA_VERSION);
    json.put("environment", EnvironmentReport.toJson());
    json.put("repetitions", conditions.repetitions);
    json.put("warmUps", conditions.warmUps);
    json.put("parkedMicros", conditions.parkedMicros);
    json.put("costs", measured);
    json.put("notMeasured", notMeasured);
    return Json.write(json);
  }
}
