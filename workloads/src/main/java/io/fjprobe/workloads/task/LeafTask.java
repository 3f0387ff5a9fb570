package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveAction;

/** A task that forks nothing and notes who ran it, and for how long. Read after a join only. */
public abstract class LeafTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private int executions;
  private long nanos;
  private transient Thread runner;

  abstract void work() throws InterruptedException;

  /** What this task adds to the check value of the operation, once it has run. */
  public int checkValue() {
    return blocks();
  }

  /** How often the task was blocked on purpose. */
  public abstract int blocks();

  /** Time in which the task was blocked on purpose. */
  public abstract long blockedNanos();

  @Override
  protected final void compute() {
    long begin = System.nanoTime();
    runner = Thread.currentThread();
    executions++;
    try {
      work();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while it blocked", e);
    }
    nanos = System.nanoTime() - begin;
  }

  public final int executions() {
    return executions;
  }

  final long nanosIfRunBy(Thread thread) {
    return runner == thread ? nanos : 0;
  }
}
