package io.fjprobe.workloads.run;

import java.util.ArrayList;
import java.util.List;
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
}
