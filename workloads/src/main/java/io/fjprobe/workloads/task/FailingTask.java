package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveAction;

/** Throws. */
public final class FailingTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private final int number;

  public FailingTask(int number) {
    this.number = number;
  }

  @Override
  protected void compute() {
    throw new ExpectedFailure(number);
  }
}
