package io.fjprobe.workloads.run.measure;

import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.figures.Summary;
import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.schedule.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What one workload in one mode did. */
public final class RunResult {
  public final RunPlan plan;
  public final List<IterationResult> iterations = new ArrayList<>();

  /** Why the run ended early; null: it did not. */
  public String failure;

  /** What to do about it. */
  public String advice = "";

  public RunResult(RunPlan plan) {
    this.plan = plan;
  }

  public boolean verified() {
    return failure == null;
  }

  public Summary summary() {
    return new Summary(
        iterations.stream()
            .filter(iteration -> iteration.phase == Phase.MEASURED && iteration.verified)
            .collect(Collectors.toList()));
  }
}
