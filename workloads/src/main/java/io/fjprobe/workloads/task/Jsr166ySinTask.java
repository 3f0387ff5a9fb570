package io.fjprobe.workloads.task;

/** A leaf of jsr166y: one sine. */
final class Jsr166ySinTask extends Jsr166yTrigTask {
  private static final long serialVersionUID = 1L;

  Jsr166ySinTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return TrigFunction.SIN.of(argument);
  }
}
