package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.event.CompensationEvent;

/** A compensation whose block has not ended; a block inside a block comes on top. */
public final class OpenCompensation {

  public final OpenCompensation outer;
  public final CompensationEvent event;

  public OpenCompensation(OpenCompensation outer, CompensationEvent event) {
    this.outer = outer;
    this.event = event;
  }
}
