package io.fjprobe.workloads.task;

import java.util.concurrent.RecursiveTask;

/** A task of one or two trigonometric calls: thin, so that what is measured is its management. */
public abstract class TrigTask extends RecursiveTask<Double> {
  private static final long serialVersionUID = 1L;

  final double argument;
  private int executions;

  TrigTask(double argument) {
    this.argument = argument;
  }

  /** The same value without any task. */
  public abstract double direct();

  abstract double computeValue();

  @Override
  protected final Double compute() {
    executions++;
    return computeValue();
  }

  /**
   * How often this task and its children ran since it was made, whatever became of it in between.
   * To be read after a join only: a plain field keeps the count out of what is measured.
   */
  public final int executions() {
    return executions + executionsOfChildren();
  }

  int executionsOfChildren() {
    return 0;
  }
}
