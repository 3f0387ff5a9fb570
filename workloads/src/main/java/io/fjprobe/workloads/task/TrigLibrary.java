package io.fjprobe.workloads.task;

import java.util.List;
import java.util.concurrent.ExecutorService;

/** Whose tasks and pool it is; the two have the same methods, but no type in common. */
public abstract class TrigLibrary {

  abstract TrigTask sin(double argument);

  abstract TrigTask cos(double argument);

  abstract TrigTask tan(double argument);

  public abstract void submit(TrigTask task, ExecutorService pool);

  abstract void fork(TrigTask task);

  abstract double invoke(TrigTask task);

  public abstract double join(TrigTask task);

  /** Lets one worker of the pool fork them all and join them, the last forked first. */
  public abstract void forkAll(List<TrigTask> tasks, ExecutorService pool);

  final void forkAndJoin(List<TrigTask> tasks) {
    for (TrigTask task : tasks) {
      fork(task);
    }
    for (int i = tasks.size() - 1; i >= 0; i--) {
      join(tasks.get(i));
    }
  }

  public abstract int queuedSubmissions(ExecutorService pool);
}
