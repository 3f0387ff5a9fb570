package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.ProbedPool;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.PoolKind;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.ArrayList;
import java.util.List;

/** Looks into the queues of a pool; what others do there meanwhile may be missed. */
public final class QueuedTasks {

  private QueuedTasks() {}

  /** The next ones of each queue, at most so many together. */
  public static List<Object> of(PoolTally pool, int most) {
    List<Object> tasks = new ArrayList<>();
    for (ProbedQueue queue : queues(pool)) {
      Object[] array = queue.fjprobeArray();
      int base = queue.fjprobeBase();
      int size = array == null ? 0 : Math.min(queue.fjprobeTop() - base, array.length);
      for (int i = 0; i < size && tasks.size() < most; i++) {
        Object task = array[(base + i) & (array.length - 1)];
        if (task != null) {
          tasks.add(task);
        }
      }
    }
    return tasks;
  }

  /** Those for submissions first. */
  static List<ProbedQueue> queues(PoolTally pool) {
    List<ProbedQueue> queues = new ArrayList<>();
    Object observed = pool.pool();
    ProbedPool probed = observed == null ? null : Probed.pool(observed);
    Object[] all = probed == null ? null : probed.fjprobeQueues();
    for (int parity = 0; all != null && parity < 2; parity++) {
      for (int i = parity; i < all.length; i += 2) {
        ProbedQueue queue = all[i] == null ? null : Probed.queue(all[i]);
        if (queue != null) {
          queues.add(queue);
        }
      }
    }
    if (pool.kind == PoolKind.JSR166Y) { // there a worker is its queue
      for (QueueTally worker : pool.workers().live) {
        queues.add(worker.queue);
      }
    }
    return queues;
  }
}
