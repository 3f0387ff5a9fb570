package io.fjprobe.workloads.run.measure;

import io.fjprobe.jmh.AgentSnapshot;
import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.jvm.ProcessCpuTime;
import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.pool.WorkerPool;
import io.fjprobe.workloads.run.schedule.Phase;

/** An iteration that goes on: what is to be noted before its operations and after them. */
final class OpenIteration {
  final IterationResult result;
  final WorkerPool pool;
  private final RunPlan plan;
  private final IterationMark mark;
  private final long stealsBefore;
  private final int threadsBefore;
  private final long cpuBefore;

  OpenIteration(RunPlan plan, WorkerPool pool, Phase phase, int number, IterationMark mark) {
    this.plan = plan;
    this.pool = pool;
    this.mark = mark;
    stealsBefore = pool.stealCount();
    threadsBefore = pool.threadsCreated();
    AgentSnapshot.mark();
    result = new IterationResult(phase, number, System.currentTimeMillis(), new Tally(), pool.name);
    mark.begin();
    cpuBefore = ProcessCpuTime.nanos();
  }

  /** Waits for the tasks that the operations have left. */
  void end() {
    result.cpuNanos = ProcessCpuTime.since(cpuBefore);
    mark.end();
    pool.awaitQuiescence();
    AgentSnapshot.mark();
    result.stealCountOfPool = pool.stealCount();
    result.stealCount = since(stealsBefore, result.stealCountOfPool);
    result.poolSize = pool.size();
    result.threadsCreatedOfPool = pool.threadsCreated();
    result.threadsCreated = (int) since(threadsBefore, result.threadsCreatedOfPool);
    result.verified = true;
    mark.commit(plan, result);
  }

  /** What is not recorded remains so. */
  private static long since(long before, long now) {
    return now < 0 ? now : now - before;
  }
}
