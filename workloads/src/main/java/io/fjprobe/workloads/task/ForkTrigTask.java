package io.fjprobe.workloads.task;

import java.util.List;
import java.util.concurrent.RecursiveAction;

/** In the pool of the JDK: forks all tasks from one worker and joins them there. */
final class ForkTrigTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private final transient List<TrigTask> tasks;

  ForkTrigTask(List<TrigTask> tasks) {
    this.tasks = tasks;
  }

  @Override
  protected void compute() {
    JdkTrigLibrary.INSTANCE.forkAndJoin(tasks);
  }
}
