package io.fjprobe.workloads.task;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;

/** Of the JDK. */
public final class JdkTrigLibrary extends TrigLibrary {
  public static final JdkTrigLibrary INSTANCE = new JdkTrigLibrary();

  private JdkTrigLibrary() {}

  @Override
  TrigTask sin(double argument) {
    return new SinTask(argument);
  }

  @Override
  TrigTask cos(double argument) {
    return new CosTask(argument);
  }

  @Override
  TrigTask tan(double argument) {
    return new TanTask(argument);
  }

  @Override
  public void submit(TrigTask task, ExecutorService pool) {
    ((ForkJoinPool) pool).submit((JdkTrigTask) task);
  }

  @Override
  void fork(TrigTask task) {
    ((JdkTrigTask) task).fork();
  }

  @Override
  double invoke(TrigTask task) {
    return ((JdkTrigTask) task).invoke();
  }

  @Override
  public double join(TrigTask task) {
    return ((JdkTrigTask) task).join();
  }

  @Override
  public void forkAll(List<TrigTask> tasks, ExecutorService pool) {
    ((ForkJoinPool) pool).submit(new ForkTrigTask(tasks)).join();
  }

  @Override
  public int queuedSubmissions(ExecutorService pool) {
    return ((ForkJoinPool) pool).getQueuedSubmissionCount();
  }
}
