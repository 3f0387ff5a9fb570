package io.fjprobe.bootstrap.event;

import io.fjprobe.bootstrap.sampling.Interval;

/** The Flight Recorder makes one for the event. */
public final class StealInterval extends IntervalControl {

  public StealInterval() {
    super(Interval.STEAL);
  }
}
