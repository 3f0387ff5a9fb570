package io.fjprobe.workloads.task;

import java.util.List;
import jsr166y.RecursiveAction;

/** In the pool of jsr166y: forks all tasks from one worker and joins them there. */
final class Jsr166yForkTrigTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private final transient List<TrigTask> tasks;

  Jsr166yForkTrigTask(List<TrigTask> tasks) {
    this.tasks = tasks;
  }

  @Override
  protected void compute() {
    Jsr166yTrigLibrary.INSTANCE.forkAndJoin(tasks);
  }
}
