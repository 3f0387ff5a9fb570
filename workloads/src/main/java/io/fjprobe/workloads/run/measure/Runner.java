package io.fjprobe.workloads.run.measure;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.SetupFailure;
import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.pool.WorkerPool;
import io.fjprobe.workloads.run.schedule.Iterations;
import io.fjprobe.workloads.run.schedule.Phase;
import io.fjprobe.workloads.run.text.TimeScale;
import io.fjprobe.workloads.run.workload.Operation;
import java.io.PrintStream;

/** Runs workloads by their plans, one iteration after the other. */
public final class Runner {
  private static final String ADVICE =
      "; the workload or the pool of this JDK did not do what it should, so its times"
          + " mean nothing; repeat it alone, with --operations=1, and on another JDK";

  private final PrintStream progress;
  private final IterationMark mark = new IterationMark();
  private final WorkerPools pools = new WorkerPools();

  /**
   * @param progress gets a line for each iteration
   */
  public Runner(PrintStream progress) {
    this.progress = progress;
  }

  /** Never throws for what the workload does: a failed check is part of the result. */
  public RunResult run(RunPlan plan) {
    RunResult result = new RunResult(plan);
    PoolTurns turns = new PoolTurns(plan, pools);
    try (Operation operation = plan.workload.prepare(plan.values)) {
      for (Phase phase : Phase.values()) {
        for (int number = 1; number <= plan.schedule.of(phase).count; number++) {
          iterate(operation, new OpenIteration(plan, turns.begin(), phase, number, mark), result);
          turns.iterationEnded();
        }
      }
      turns.end();
    } catch (RuntimeException | Error e) {
      result.failure = isExplained(e) ? e.getMessage() : e.toString();
      result.advice = e instanceof SetupFailure ? "" : ADVICE;
      turns.abandon();
    }
    return result;
  }

  private static boolean isExplained(Throwable failure) {
    return failure instanceof CheckFailure || failure instanceof SetupFailure;
  }

  private void iterate(Operation operation, OpenIteration open, RunResult result) {
    IterationResult iteration = open.result;
    result.iterations.add(iteration);
    Iterations iterations = result.plan.schedule.of(iteration.phase);
    iteration.nanos = repeat(operation, iterations, open.pool, iteration.tally);
    open.end();
    report(result.plan, iteration);
  }

  private static long repeat(
      Operation operation, Iterations iterations, WorkerPool pool, Tally tally) {
    int done = 0;
    long begin = System.nanoTime();
    long nanos;
    do {
      pool.run(operation, tally);
      CheckFailure.unlessEqual("the number of tallied operations", tally.operations(), ++done);
      nanos = System.nanoTime() - begin;
    } while (!iterations.isOver(done, nanos));
    return nanos;
  }

  private void report(RunPlan plan, IterationResult iteration) {
    progress.println(
        plan.title()
            + ": "
            + iteration.phase.text
            + " "
            + iteration.number
            + "/"
            + plan.schedule.of(iteration.phase).count
            + ": "
            + TimeScale.format(iteration.nanosPerOperation())
            + "/op");
  }
}
