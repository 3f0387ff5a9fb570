package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.StealEvent;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Describes the queue that a task was taken from. */
final class Victims {

  static final String WORKER = "worker";
  static final String SUBMISSION_QUEUE = "submission queue";

  private Victims() {}

  static void describe(Object victim, PoolTally pool, StealEvent event) {
    QueueTally tally = QueueTally.ofProbed(victim);
    event.victimIndex = tally != null ? tally.index : indexOf(victim, pool.pool());
    event.victimKind = QueueView.owner(victim) == null ? SUBMISSION_QUEUE : WORKER;
    event.queueSize = sizeOf(victim);
  }

  static int sizeOf(Object queue) {
    return Math.max(0, QueueView.top(queue) - QueueView.base(queue));
  }

  /** A submission queue has bits of a hash, of which the pool uses as many as its array needs. */
  static int indexOf(Object victim, Object pool) {
    Object probed = pool == null ? null : Probed.pool(Inside.KEY, pool);
    int count = probed == null ? 0 : PoolView.queueCount(Inside.KEY, probed);
    if (count == 0) {
      return -1;
    }
    int guess = QueueView.indexBits(victim) & (count - 1);
    if (PoolView.queueAt(Inside.KEY, probed, guess) == victim) {
      return guess;
    }
    for (int i = 0; i < count; i += 2) {
      if (PoolView.queueAt(Inside.KEY, probed, i) == victim) {
        return i;
      }
    }
    return -1; // the array just grew
  }
}
