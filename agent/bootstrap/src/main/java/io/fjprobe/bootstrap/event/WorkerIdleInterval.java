package io.fjprobe.bootstrap.event;

import io.fjprobe.bootstrap.sampling.Interval;

/** The Flight Recorder makes one for the event. */
public final class WorkerIdleInterval extends IntervalControl {

  public WorkerIdleInterval() {
    super(Interval.WORKER_IDLE);
  }
}
