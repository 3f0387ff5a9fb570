package io.fjprobe.workloads.run.measure;

import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.pool.WorkerPool;
import java.util.HashMap;
import java.util.Map;

/** Makes every pool that a workload runs in; its name counts the pools of that workload. */
public final class WorkerPools {
  private final Map<String, Integer> made = new HashMap<>();

  public WorkerPool create(RunPlan plan) {
    int number = made.merge(plan.workload.name(), 1, Integer::sum);
    return WorkerPool.create(plan.workload.name() + "-" + number, plan.parallelism, plan.poolKind);
  }
}
