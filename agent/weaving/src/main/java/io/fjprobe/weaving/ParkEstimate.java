package io.fjprobe.weaving;

import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

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
    long count = 0;
    long nanos = 0;
    long now = System.nanoTime();
    for (PoolTally pool : PoolRegistry.pools()) {
      for (QueueTally worker : pool.workers().live) {
        count += worker.idle.count() + worker.joinBlocked.count();
        nanos += worker.idle.nanos(now) + worker.joinBlocked.nanos(now);
      }
    }
    long events = Math.min(count - countBefore, (nanos - nanosBefore) / thresholdNanos);
    countBefore = count;
    nanosBefore = nanos;
    return Math.max(0, events) * BYTES_OF_AN_EVENT; // less than none: workers have ended
  }
}
