package io.fjprobe.bootstrap.event;

import io.fjprobe.bootstrap.sampling.Interval;

/** The Flight Recorder makes one for the event. */
public final class JoinWaitInterval extends IntervalControl {

  public JoinWaitInterval() {
    super(Interval.JOIN_WAIT);
  }
}
