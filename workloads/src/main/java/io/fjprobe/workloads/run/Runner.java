package io.fjprobe.workloads.run;

import java.io.PrintStream;
import java.util.concurrent.ForkJoinPool;

/** Runs workloads by their plans, one iteration after the other. */
final class Runner {
  private static final String ADVICE =
      "; the workload or the pool of this JDK did not do what it should, so its times"
          + " mean nothing; repeat it alone, with --operations=1, and on another JDK";

  private final PrintStream progress;
  private final IterationMark mark = new IterationMark();
  private final WorkerPools pools = new WorkerPools();

  /**
   * @param progress gets a line for each iteration
   */
  Runner(PrintStream progress) {
    this.progress = progress;
  }

  /** Never throws for what the workload does: a failed check is part of the result. */
  RunResult run(RunPlan plan) {
    RunResult result = new RunResult(plan);
    WorkerPool pool = null;
    try (Operation operation = plan.workload.prepare(plan.values)) {
      for (Phase phase : Phase.values()) {
        for (int number = 1; number <= plan.schedule.of(phase).count; number++) {
          pool = pool == null ? pools.create(plan) : pool;
          iterate(plan, operation, pool, phase, number, result);
          if (plan.poolLife == PoolLife.ITERATION) {
            pool.shutDown();
            pool = null;
          }
        }
      }
      if (pool != null) {
        pool.shutDown();
      }
    } catch (RuntimeException | Error e) {
      result.failure = isExplained(e) ? e.getMessage() : e.toString();
      result.advice = e instanceof SetupFailure ? "" : ADVICE;
      if (pool != null) {
        pool.abandon();
      }
    }
    return result;
  }

  private static boolean isExplained(Throwable failure) {
    return failure instanceof CheckFailure || failure instanceof SetupFailure;
  }

  private void iterate(
      RunPlan plan,
      Operation operation,
      WorkerPool pool,
      Phase phase,
      int number,
      RunResult result) {
    long stealsBefore = pool.stealCount();
    int threadsBefore = pool.threadsCreated();
    AgentSnapshot.mark();
    IterationResult iteration =
        new IterationResult(phase, number, System.currentTimeMillis(), new Tally(), pool.name);
    result.iterations.add(iteration);
    mark.begin();
    long cpuBefore = ProcessCpuTime.nanos();
    iteration.nanos = repeat(operation, plan.schedule.of(phase), pool.pool, iteration.tally);
    iteration.cpuNanos = ProcessCpuTime.since(cpuBefore);
    mark.end();
    pool.awaitQuiescence();
    AgentSnapshot.mark();
    iteration.stealCountOfPool = pool.stealCount();
    iteration.stealCount = since(stealsBefore, iteration.stealCountOfPool);
    iteration.poolSize = pool.size();
    iteration.threadsCreatedOfPool = pool.threadsCreated();
    iteration.threadsCreated = (int) since(threadsBefore, iteration.threadsCreatedOfPool);
    iteration.verified = true;
    mark.commit(plan, iteration);
    report(plan, iteration);
  }

  /** What is not recorded remains so. */
  private static long since(long before, long now) {
    return now < 0 ? now : now - before;
  }

  private static long repeat(
      Operation operation, Iterations iterations, ForkJoinPool pool, Tally tally) {
    int done = 0;
    long begin = System.nanoTime();
    long nanos;
    do {
      operation.run(pool, tally);
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
