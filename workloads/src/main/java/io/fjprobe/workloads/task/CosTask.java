package io.fjprobe.workloads.task;

/** A leaf: one cosine. */
final class CosTask extends JdkTrigTask {
  private static final long serialVersionUID = 1L;

  CosTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return TrigFunction.COS.of(argument);
  }
}
