package io.fjprobe.workloads.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What one workload in one mode did. */
final class RunResult {
  final RunPlan plan;
  final List<IterationResult> iterations = new ArrayList<>();

  /** Why the run ended early; null: it did not. */
  String failure;

  /** What to do about it. */
  String advice = "";

  RunResult(RunPlan plan) {
    this.plan = plan;
  }

  boolean verified() {
    return failure == null;
  }

  Summary summary() {
    return new Summary(
        iterations.stream()
            .filter(iteration -> iteration.phase == Phase.MEASURED && iteration.verified)
            .collect(Collectors.toList()));
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("workload", plan.workload.name());
    json.put("mode", plan.mode);
    json.put("purpose", plan.workload.purpose());
    json.put("unit", plan.unit());
    json.put("direction", plan.workload.direction());
    json.put("scale", plan.scale);
    json.put("options", plan.values.toJson());
    json.put("parallelism", plan.parallelism);
    json.put("pool", plan.poolLife.text());
    json.put("quirks", plan.quirks());
    json.put("notes", plan.workload.notes(plan.values));
    json.put("schedule", plan.schedule.toJson());
    json.put("verified", verified());
    json.put("failure", failure);
    json.put("summary", summary().toJson());
    json.put("rate", plan.rate().map(rate -> rate.toJson(summary())).orElse(null));
    json.put("article", ArticleComparison.of(this).map(ArticleComparison::toJson).orElse(null));
    json.put(
        "iterations",
        iterations.stream().map(IterationResult::toJson).collect(Collectors.toList()));
    return json;
  }
}
