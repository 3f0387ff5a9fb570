package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveAction;

/** Notes when it started. To be read after a join only. */
public final class StampTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private int executions;
  private long start;

  @Override
  protected void compute() {
    executions++;
    start = System.nanoTime();
  }

  public int executions() {
    return executions;
  }

  /** As System.nanoTime has it. */
  public long start() {
    return start;
  }
}
