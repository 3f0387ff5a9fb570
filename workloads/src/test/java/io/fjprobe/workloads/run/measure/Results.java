package io.fjprobe.workloads.run.measure;

import io.fjprobe.workloads.run.FakeWorkload;
import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.plan.RunPlans;
import io.fjprobe.workloads.run.schedule.Phase;
import java.util.List;
import java.util.Map;

/** Results made by hand. */
public final class Results {
  private Results() {}

  public static RunResult of(RunPlan plan, IterationResult... iterations) {
    RunResult result = new RunResult(plan);
    result.iterations.addAll(List.of(iterations));
    return result;
  }

  public static RunPlan plan(String name, String mode) throws UsageException {
    return RunPlans.one(new FakeWorkload(name, FakeWorkload.sound()), Map.of("mode", mode)).get(0);
  }

  /** Verified, with one executed task and two steals for each operation. */
  public static IterationResult iteration(Phase phase, int operations, long nanos) {
    Tally tally = new Tally();
    for (int i = 0; i < operations; i++) {
      tally.operation(0.5, 1);
      tally.add("pausedNanos", 1_000);
    }
    IterationResult iteration = new IterationResult(phase, 1, 0, tally, "fake-1");
    iteration.nanos = nanos;
    iteration.stealCount = 2L * operations;
    iteration.verified = true;
    return iteration;
  }
}
