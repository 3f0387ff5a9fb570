package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** How often and how long the live workers of all pools were idle, and blocked in joins. */
public final class WorkerWaits {

  public static final WorkerWaits NONE = new WorkerWaits();

  public long idleCount;
  public long idleNanos;
  public long joinCount;
  public long joinNanos;

  private WorkerWaits() {}

  public static WorkerWaits until(long now) {
    WorkerWaits waits = new WorkerWaits();
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      for (QueueTally worker : pool.workers().live) {
        waits.idleCount += worker.idle.count();
        waits.idleNanos += worker.idle.nanos(now);
        waits.joinCount += worker.joinBlocked.count();
        waits.joinNanos += worker.joinBlocked.nanos(now);
      }
    }
    return waits;
  }
}
