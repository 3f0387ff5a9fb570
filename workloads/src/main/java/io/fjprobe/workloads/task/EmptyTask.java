package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveAction;

/** Does nothing but note that it ran. To be read after a join only. */
public final class EmptyTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private int executions;

  @Override
  protected void compute() {
    executions++;
  }

  public int executions() {
    return executions;
  }
}
