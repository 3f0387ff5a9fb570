package io.fjprobe.workloads.task;

import java.util.List;
import java.util.concurrent.ExecutorService;
import jsr166y.ForkJoinPool;

/**
 * Of jsr166y: the pool of JDK 7, on any JDK. Its classes are loaded only where this one is, so that
 * runs in the pool of the JDK are without them.
 */
public final class Jsr166yTrigLibrary extends TrigLibrary {
  public static final Jsr166yTrigLibrary INSTANCE = new Jsr166yTrigLibrary();

  private Jsr166yTrigLibrary() {}

  @Override
  TrigTask sin(double argument) {
    return new Jsr166ySinTask(argument);
  }

  @Override
  TrigTask cos(double argument) {
    return new Jsr166yCosTask(argument);
  }

  @Override
  TrigTask tan(double argument) {
    return new Jsr166yTanTask(argument);
  }

  @Override
  public void submit(TrigTask task, ExecutorService pool) {
    ((ForkJoinPool) pool).submit((Jsr166yTrigTask) task);
  }

  @Override
  void fork(TrigTask task) {
    ((Jsr166yTrigTask) task).fork();
  }

  @Override
  double invoke(TrigTask task) {
    return ((Jsr166yTrigTask) task).invoke();
  }

  @Override
  public double join(TrigTask task) {
    return ((Jsr166yTrigTask) task).join();
  }

  @Override
  public void forkAll(List<TrigTask> tasks, ExecutorService pool) {
    ((ForkJoinPool) pool).submit(new Jsr166yForkTrigTask(tasks)).join();
  }

  @Override
  public int queuedSubmissions(ExecutorService pool) {
    return ((ForkJoinPool) pool).getQueuedSubmissionCount();
  }
}
