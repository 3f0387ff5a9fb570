package io.fjprobe.workloads;

import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Function;

/** Completes what is submitted without running it. */
final class CheatingPool extends ForkJoinPool {
  private final Function<ForkJoinTask<?>, Object> result;

  CheatingPool(Function<ForkJoinTask<?>, Object> result) {
    super(1);
    this.result = result;
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
    task.complete((T) result.apply(task));
    return task;
  }

  @Override
  public <T> ForkJoinTask<T> submit(Callable<T> task) {
    return submit(ForkJoinTask.adapt(task));
  }
}
