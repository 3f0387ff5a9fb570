package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.LongAdder;

/** Forks a tree that nobody joins, and helps until the pool is quiescent. */
public final class QuiesceTask extends RecursiveTask<Long> {
  private static final long serialVersionUID = 1L;

  private final int depth;
  private final LongAdder executed;

  public QuiesceTask(int depth, LongAdder executed) {
    this.depth = depth;
    this.executed = executed;
  }

  /** How many tasks of the tree had run by then. */
  @Override
  protected Long compute() {
    new SpreadTask(getPool(), depth, executed).fork();
    helpQuiesce();
    return executed.sum();
  }
}
