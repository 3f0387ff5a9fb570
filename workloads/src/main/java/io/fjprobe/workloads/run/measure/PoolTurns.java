package io.fjprobe.workloads.run.measure;

import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.pool.WorkerPool;
import io.fjprobe.workloads.run.workload.PoolLife;

/** The pools of one run, one after the other: each serves an iteration, or all. */
final class PoolTurns {
  private final RunPlan plan;
  private final WorkerPools pools;

  /** Null: none now. */
  private WorkerPool current;

  PoolTurns(RunPlan plan, WorkerPools pools) {
    this.plan = plan;
    this.pools = pools;
  }

  WorkerPool begin() {
    if (current == null) {
      current = pools.create(plan);
    }
    return current;
  }

  void iterationEnded() {
    if (plan.poolLife == PoolLife.ITERATION) {
      end();
    }
  }

  void end() {
    if (current != null) {
      current.shutDown();
      current = null;
    }
  }

  /** After a failure, when tasks may still be queued. */
  void abandon() {
    if (current != null) {
      current.abandon();
    }
  }
}
