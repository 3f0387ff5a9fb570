package io.fjprobe.workloads.task;

import java.util.List;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/** Forks all tasks from one worker and joins them there, the last forked first. */
public final class ForkAllTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private final transient List<? extends ForkJoinTask<?>> tasks;

  public ForkAllTask(List<? extends ForkJoinTask<?>> tasks) {
    this.tasks = tasks;
  }

  @Override
  protected void compute() {
    for (ForkJoinTask<?> task : tasks) {
      task.fork();
    }
    for (int i = tasks.size() - 1; i >= 0; i--) {
      tasks.get(i).join();
    }
  }
}
