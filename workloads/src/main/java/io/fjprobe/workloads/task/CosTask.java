package io.fjprobe.workloads.task;

/** A leaf: one cosine. */
public final class CosTask extends TrigTask {
  private static final long serialVersionUID = 1L;

  public CosTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return Math.cos(argument);
  }

  @Override
  double computeValue() {
    return direct();
  }
}
