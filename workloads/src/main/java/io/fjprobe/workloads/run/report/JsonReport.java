package io.fjprobe.workloads.run.report;

import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.json.Json;
import io.fjprobe.workloads.run.measure.RunResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The file of {@code --json}: the environment once, and a record for each run. */
public final class JsonReport {
  private static final int SCHEMA_VERSION = 1;

  private JsonReport() {}

  public static String format(List<RunResult> results) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("schemaVersion", SCHEMA_VERSION);
    json.put("environment", EnvironmentReport.toJson());
    json.put("runs", results.stream().map(JsonReport::toJson).collect(Collectors.toList()));
    return Json.write(json);
  }

  private static Map<String, Object> toJson(RunResult run) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("workload", run.plan.workload.name());
    json.put("mode", run.plan.mode);
    json.put("purpose", run.plan.workload.purpose());
    json.put("unit", run.plan.unit());
    json.put("direction", run.plan.workload.direction());
    json.put("scale", run.plan.scale);
    json.put("options", run.plan.values.toJson());
    json.put("parallelism", run.plan.parallelism);
    json.put("pool", run.plan.poolLife.text());
    json.put("quirks", run.plan.quirks());
    json.put("notes", run.plan.workload.notes(run.plan.values));
    json.put("schedule", run.plan.schedule.toJson());
    json.put("verified", run.verified());
    json.put("failure", run.failure);
    json.put("summary", run.summary().toJson());
    json.put("rate", run.plan.rate().map(rate -> rate.toJson(run.summary())).orElse(null));
    json.put("article", ArticleComparison.of(run).map(ArticleComparison::toJson).orElse(null));
    json.put(
        "iterations",
        run.iterations.stream().map(IterationResult::toJson).collect(Collectors.toList()));
    return json;
  }
}
