package io.fjprobe.weaving;

import io.fjprobe.bootstrap.statistics.WorkerWaits;

/**
 * At most how many bytes the parking of workers adds to a recording, for JDKs that keep all in
 * memory, where no file shows it. Of episodes that take so much time together, no more than this
 * time divided by the threshold can be as long as the threshold.
 */
final class ParkEstimate {

  private static final long BYTES_OF_AN_EVENT = 42;

  private long countBefore;
  private long nanosBefore;

  /** Since the last call. */
  long bytes(long thresholdNanos) {
    WorkerWaits waits = WorkerWaits.until(System.nanoTime());
    long events = Math.min(waits.count - countBefore, (waits.nanos - nanosBefore) / thresholdNanos);
    countBefore = waits.count;
    nanosBefore = waits.nanos;
    return Math.max(0, events) * BYTES_OF_AN_EVENT; // less than none: workers have ended
  }
}
