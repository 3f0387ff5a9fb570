package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** How often and how long the live workers of all pools were idle or blocked in joins. */
public final class WorkerWaits {

  public final long count;
  public final long nanos;

  private WorkerWaits(long count, long nanos) {
    this.count = count;
    this.nanos = nanos;
  }

  public static WorkerWaits until(long now) {
    long count = 0;
    long nanos = 0;
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      for (QueueTally worker : pool.workers().live) {
        count += worker.idle.count() + worker.joinBlocked.count();
        nanos += worker.idle.nanos(now) + worker.joinBlocked.nanos(now);
      }
    }
    return new WorkerWaits(count, nanos);
  }
}
