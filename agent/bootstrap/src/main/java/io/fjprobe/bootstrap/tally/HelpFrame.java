package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.event.StealEvent;

/** One join that ran tasks of others while it waited; frames nest as joins do. */
public final class HelpFrame {

  public final Object awaited;
  public HelpFrame suspended;
  public int tasks;
  public long nanos;
  public long since;
  public StealEvent steal;

  public HelpFrame(Object awaited) {
    this.awaited = awaited;
  }
}
