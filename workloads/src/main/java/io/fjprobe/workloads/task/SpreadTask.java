package io.fjprobe.workloads.task;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.LongAdder;

/**
 * Forks two of its kind down to a depth and joins none: only quiescence tells when all have run.
 */
public final class SpreadTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private final transient ForkJoinPool pool;
  private final int depth;
  private final LongAdder executed;

  public SpreadTask(ForkJoinPool pool, int depth, LongAdder executed) {
    this.pool = pool;
    this.depth = depth;
    this.executed = executed;
  }

  @Override
  protected void compute() {
    executed.increment();
    if (depth > 0) {
      start(new SpreadTask(pool, depth - 1, executed));
      start(new SpreadTask(pool, depth - 1, executed));
    }
  }

  /**
   * A thread that is no worker may run this while it helps, but its forks go to the common pool.
   */
  private void start(SpreadTask task) {
    if (getPool() == pool) {
      task.fork();
    } else {
      pool.submit(task);
    }
  }

  /** Of a tree with that many levels below its root. */
  public static long tasks(int depth) {
    return (2L << depth) - 1;
  }
}
