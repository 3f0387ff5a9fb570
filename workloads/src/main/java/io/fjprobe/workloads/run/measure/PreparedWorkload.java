package io.fjprobe.workloads.run.measure;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.plan.RunPlans;
import io.fjprobe.workloads.run.schedule.Phase;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A workload that is ready to run, for a harness that repeats and times the operations itself. */
public final class PreparedWorkload {
  private final RunPlan plan;
  private final Operation operation;
  private final PoolTurns turns;
  private final IterationMark mark = new IterationMark();
  private final Map<Phase, Integer> iterations = new EnumMap<>(Phase.class);
  private OpenIteration open;

  /**
   * @param given options by name; the others have their default values
   */
  public PreparedWorkload(Workload workload, Map<String, String> given) throws UsageException {
    List<RunPlan> plans = RunPlans.one(workload, given);
    plan = plans.get(0);
    if (plans.size() > 1) {
      throw new UsageException(
          workload.name() + " with options that stand for " + plans.size() + " runs",
          "a benchmark is one of them",
          "choose one, the first is " + plan.title());
    }
    operation = workload.prepare(plan.values);
    turns = new PoolTurns(plan, new WorkerPools());
  }

  /** With a new pool, if the workload has one for each iteration. */
  public void beginIteration(Phase phase) {
    int number = iterations.merge(phase, 1, Integer::sum);
    open = new OpenIteration(plan, turns.begin(), phase, number, mark);
  }

  /**
   * Runs the operation once.
   *
   * @return how many tasks it executed
   * @throws CheckFailure if it did not do what it should have done
   */
  public long run() {
    Tally tally = open.result.tally;
    long before = tally.executedTasks();
    open.pool.run(operation, tally);
    return tally.executedTasks() - before;
  }

  /** Waits for the tasks that are left, which is not to be timed. */
  public void endIteration() {
    open.end();
    turns.iterationEnded();
  }

  public void end() {
    turns.end();
    operation.close();
  }
}
