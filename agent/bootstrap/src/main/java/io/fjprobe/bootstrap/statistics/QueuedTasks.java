package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.counter.PoolKind;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Looks into the queues of a pool; what others do there meanwhile may be missed. */
final class QueuedTasks {

  private QueuedTasks() {}

  /** The class of one of those to run next; null if there is none. */
  static Class<?> next(PoolTally pool) {
    for (Object queue : queues(pool)) {
      int base = QueueView.base(queue);
      int size = size(queue, base);
      for (int i = 0; i < size; i++) {
        Class<?> task = QueueView.taskClass(queue, base + i);
        if (task != null) {
          return task;
        }
      }
    }
    return null;
  }

  /** Identity hash codes of the next ones of each queue, at most so many together. */
  static Set<Integer> hashes(PoolTally pool, int most) {
    Set<Integer> hashes = new HashSet<>();
    for (Object queue : queues(pool)) {
      int base = QueueView.base(queue);
      int size = size(queue, base);
      for (int i = 0; i < size && hashes.size() < most; i++) {
        int hash = QueueView.taskHash(queue, base + i);
        if (hash != 0) {
          hashes.add(hash);
        }
      }
    }
    return hashes;
  }

  private static int size(Object queue, int base) {
    return Math.min(QueueView.top(queue) - base, QueueView.capacity(queue));
  }

  /** Those for submissions first. */
  static List<Object> queues(PoolTally pool) {
    return queues(pool, true);
  }

  /**
   * Those that tasks leave in the order in which they came, except where they are taken back. From
   * 11 on, a worker takes its only task at the other end: that is only known if it counts pushes.
   */
  static List<Object> fifo(PoolTally pool) {
    Object observed = pool.pool();
    boolean countsPushes = observed != null && Probed.pool(Inside.KEY, observed) == observed;
    return queues(pool, pool.asyncMode && countsPushes);
  }

  private static List<Object> queues(PoolTally pool, boolean ofWorkers) {
    List<Object> queues = new ArrayList<>();
    Object observed = pool.pool();
    Object probed = observed == null ? null : Probed.pool(Inside.KEY, observed);
    int count = probed == null ? 0 : PoolView.queueCount(Inside.KEY, probed);
    for (int parity = 0; parity < (ofWorkers ? 2 : 1); parity++) {
      for (int i = parity; i < count; i += 2) {
        Object queue = PoolView.queueAt(Inside.KEY, probed, i);
        if (queue != null) {
          queues.add(queue);
        }
      }
    }
    if (ofWorkers && pool.kind == PoolKind.JSR166Y) { // there a worker is its queue
      for (QueueTally worker : pool.workers().live) {
        queues.add(worker.queue);
      }
    }
    return queues;
  }
}
