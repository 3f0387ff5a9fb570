package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.statistics.WorkerNow;
import io.fjprobe.bootstrap.tally.Seen;
import io.fjprobe.bootstrap.tally.SeenSums;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Adds the time between two looks to what the workers of each pool do. */
final class Activities {

  private static final class OfPool {
    final SeenSums sums;
    final long[] more = SeenSums.zeros();

    OfPool(SeenSums sums) {
      this.sums = sums;
    }
  }

  private Activities() {}

  /**
   * @param seen by the second of the two looks
   */
  static void add(List<SeenThread> seen, long nanos) {
    Map<Integer, OfPool> pools = new HashMap<>();
    for (SeenThread thread : seen) {
      WorkerNow worker = thread.worker();
      Seen activity = worker == null || !worker.isObserved() ? null : thread.activity();
      if (activity != null) {
        OfPool pool = pools.get(worker.poolId());
        if (pool == null) {
          pool = new OfPool(worker.seenOfPool());
          pools.put(worker.poolId(), pool);
        }
        pool.more[activity.ordinal()] += nanos;
      }
    }
    for (OfPool each : pools.values()) {
      each.sums.add(each.more);
    }
  }
}
