package io.fjprobe.workloads.task;

/** A leaf: one sine. */
final class SinTask extends JdkTrigTask {
  private static final long serialVersionUID = 1L;

  SinTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return TrigFunction.SIN.of(argument);
  }
}
