package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.event.CompensationEvent;

/** A compensation whose block has not ended; a block inside a block comes on top. */
public final class OpenCompensation {

  public final OpenCompensation outer;

  /** Null if none is recorded. */
  public final CompensationEvent event;

  public final long since;

  public OpenCompensation(OpenCompensation outer, CompensationEvent event) {
    this.outer = outer;
    this.event = event;
    this.since = event == null ? 0 : System.nanoTime();
  }
}
