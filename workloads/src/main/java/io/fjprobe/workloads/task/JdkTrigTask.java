package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveTask;

/** For the pool of the JDK. */
abstract class JdkTrigTask extends RecursiveTask<Double> implements TrigTask {
  private static final long serialVersionUID = 1L;

  final double argument;

  /** Of children as well. */
  int executions;

  JdkTrigTask(double argument) {
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
