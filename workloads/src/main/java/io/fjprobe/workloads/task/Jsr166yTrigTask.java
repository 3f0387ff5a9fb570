package io.fjprobe.workloads.task;

import jsr166y.RecursiveTask;

/** For the pool of jsr166y. */
abstract class Jsr166yTrigTask extends RecursiveTask<Double> implements TrigTask {
  private static final long serialVersionUID = 1L;

  final double argument;

  /** Of children as well. */
  int executions;

  Jsr166yTrigTask(double argument) {
    this.argument = argument;
  }

  double computeValue() {
    return direct();
  }

  @Override
  protected final Double compute() {
    executions++;
    return computeValue();
  }

  @Override
  public final int executions() {
    return executions;
  }
}
