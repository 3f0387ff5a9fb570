package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.event.TaskRunEvent;

/** A task that runs, at level=full; tasks nest where one joins or invokes another. */
public final class TaskFrame {

  /** Null if no worker runs it. */
  public final QueueTally worker;

  public final TaskFrame outer;
  public final long id;
  public final int depth;

  /** Null if none is recorded. */
  public final TaskRunEvent event;

  public TaskFrame(QueueTally worker, TaskFrame outer, long id, int depth, TaskRunEvent event) {
    this.worker = worker;
    this.outer = outer;
    this.id = id;
    this.depth = depth;
    this.event = event;
  }
}
