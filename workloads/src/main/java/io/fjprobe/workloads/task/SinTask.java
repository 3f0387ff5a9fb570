package io.fjprobe.workloads.task;

/** A leaf: one sine. */
public final class SinTask extends TrigTask {
  private static final long serialVersionUID = 1L;

  public SinTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return Math.sin(argument);
  }

  @Override
  double computeValue() {
    return direct();
  }
}
