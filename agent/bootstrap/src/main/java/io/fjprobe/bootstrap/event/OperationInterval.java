package io.fjprobe.bootstrap.event;

import io.fjprobe.bootstrap.sampling.Interval;

/** The Flight Recorder makes one for the event. */
public final class OperationInterval extends IntervalControl {

  public OperationInterval() {
    super(Interval.OPERATION);
  }
}
