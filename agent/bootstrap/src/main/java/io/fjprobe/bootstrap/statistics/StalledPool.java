package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What can be asked of a pool that stands still, as it is when asked. Answers numbers, for anybody
 * may be one who describes stalls.
 */
public final class StalledPool {

  /** Of very many queued tasks only some are looked at. */
  private static final int QUEUED = 1_000;

  private final PoolTally pool;

  StalledPool(PoolTally pool) {
    this.pool = pool;
  }

  public int id() {
    return pool.id;
  }

  /** Ids of the workers that are not idle. */
  public long[] inTasks() {
    return ids(Census.of(pool).inTasks());
  }

  /** Ids of the workers of all pools. */
  public long[] allWorkers() {
    List<Thread> all = new ArrayList<>();
    for (PoolTally each : PoolRegistry.pools(Inside.KEY)) {
      for (QueueTally worker : each.workers().live) {
        all.add(worker.worker);
      }
    }
    return ids(all);
  }

  /** Identity hash codes of tasks in the queues of the pool. */
  public Set<Integer> queued() {
    return QueuedTasks.hashes(pool, QUEUED);
  }

  private static long[] ids(List<Thread> threads) {
    long[] ids = new long[threads.size()];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = threads.get(i).getId();
    }
    return ids;
  }
}
