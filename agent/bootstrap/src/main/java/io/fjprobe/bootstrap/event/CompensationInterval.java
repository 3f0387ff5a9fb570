package io.fjprobe.bootstrap.event;

import io.fjprobe.bootstrap.tally.Interval;

/** The Flight Recorder makes one for the event. */
public final class CompensationInterval extends IntervalControl {

  public CompensationInterval() {
    super(Interval.COMPENSATION);
  }
}
