package io.fjprobe.workloads.task;

/** Sine by cosine, which are its children. */
final class TanTask extends JdkTrigTask {
  private static final long serialVersionUID = 1L;

  TanTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return TrigFunction.TAN.of(argument);
  }

  @Override
  double computeValue() {
    TrigTask sin = new SinTask(argument);
    TrigTask cos = new CosTask(argument);
    double tangent = TrigFunction.tangent(JdkTrigLibrary.INSTANCE, sin, cos);
    executions += sin.executions() + cos.executions();
    return tangent;
  }
}
