package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.task.Parts;
import io.fjprobe.workloads.task.PartsTask;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** A tree of tasks; the caller only waits. */
final class ForkJoin implements PartsWay {

  @Override
  public <R> PartsWay.Outcome<R> run(ForkJoinPool pool, Parts<R> parts) {
    PartsTask<R> root = new PartsTask<>(parts);
    R result = pool.submit(root).join();
    return new PartsWay.Outcome<>(result, root.executions(), 2L * parts.count() - 1);
  }

  @Override
  public boolean mayTake(Thread thread, ForkJoinPool pool, Thread caller) {
    return isWorkerOf(pool, thread);
  }

  static boolean isWorkerOf(ForkJoinPool pool, Thread thread) {
    return thread instanceof ForkJoinWorkerThread
        && ((ForkJoinWorkerThread) thread).getPool() == pool;
  }

  /** JDK 8 adds a worker for one that waits in a join. */
  @Override
  public int mostThreads() {
    return Integer.MAX_VALUE;
  }
}
