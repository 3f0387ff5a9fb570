package io.fjprobe.workloads.run.plan;

import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.List;
import java.util.stream.Collectors;

/** What a command line stands for, for tests in other packages. */
public final class PlanOf {
  private PlanOf() {}

  private static List<RunPlan> plans(Workload workload, String... options) {
    try {
      return RunPlans.one(workload, RunPlans.syntax(List.of(workload)).parse(options).options);
    } catch (UsageException e) {
      throw new AssertionError(e);
    }
  }

  public static List<Values> values(Workload workload, String... options) {
    return plans(workload, options).stream().map(plan -> plan.values).collect(Collectors.toList());
  }

  public static String scale(Workload workload, String... options) {
    return plans(workload, options).get(0).scale;
  }

  public static String schedule(Workload workload, String... options) {
    return plans(workload, options).get(0).schedule.toString();
  }
}
