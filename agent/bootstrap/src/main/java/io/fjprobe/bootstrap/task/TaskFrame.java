package io.fjprobe.bootstrap.task;

import io.fjprobe.bootstrap.event.TaskRunEvent;
import io.fjprobe.bootstrap.probed.KeptWithTask;

/** A task that runs, at level=full; tasks nest where one joins or invokes another. */
public final class TaskFrame implements KeptWithTask {

  /** Null if no worker runs it. */
  public final TaskStack stack;

  /** How many tasks of the worker it is inside of. */
  final int level;

  public final TaskRunEvent event = new TaskRunEvent();
  public boolean recorded;
  public long id;
  public int depth;

  /** When it began, if its event is shared; else 0. */
  public long since;

  TaskFrame(TaskStack stack, int level) {
    this.stack = stack;
    this.level = level;
  }
}
