package io.fjprobe.workloads.task;

/** A leaf of jsr166y: one cosine. */
final class Jsr166yCosTask extends Jsr166yTrigTask {
  private static final long serialVersionUID = 1L;

  Jsr166yCosTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return TrigFunction.COS.of(argument);
  }
}
