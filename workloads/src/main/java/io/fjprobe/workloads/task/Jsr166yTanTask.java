package io.fjprobe.workloads.task;

/** Sine by cosine of jsr166y, which are its children. */
final class Jsr166yTanTask extends Jsr166yTrigTask {
  private static final long serialVersionUID = 1L;

  Jsr166yTanTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return TrigFunction.TAN.of(argument);
  }

  @Override
  double computeValue() {
    TrigTask sin = new Jsr166ySinTask(argument);
    TrigTask cos = new Jsr166yCosTask(argument);
    double tangent = TrigFunction.tangent(Jsr166yTrigLibrary.INSTANCE, sin, cos);
    executions += sin.executions() + cos.executions();
    return tangent;
  }
}
