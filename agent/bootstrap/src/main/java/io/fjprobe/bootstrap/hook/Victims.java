package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.StealEvent;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Describes the queue that a task was taken from. */
final class Victims {

  static final String WORKER = "worker";
  static final String SUBMISSION_QUEUE = "submission queue";

  private Victims() {}

  static void describe(ProbedQueue victim, PoolTally pool, StealEvent event) {
    QueueTally tally = victim.fjprobeTally();
    event.victimIndex = tally != null ? tally.index : indexOf(victim, pool.pool());
    event.victimKind = victim.fjprobeOwner() == null ? SUBMISSION_QUEUE : WORKER;
    event.queueSize = sizeOf(victim);
  }

  static int sizeOf(ProbedQueue queue) {
    return Math.max(0, queue.fjprobeTop() - queue.fjprobeBase());
  }

  /** A submission queue has bits of a hash, of which the pool uses as many as its array needs. */
  static int indexOf(ProbedQueue victim, Object pool) {
    Object[] queues = pool == null ? null : Probed.pool(pool).fjprobeQueues();
    if (queues == null) {
      return -1;
    }
    int guess = victim.fjprobeIndexBits() & (queues.length - 1);
    if (Probed.queue(queues[guess]) == victim) {
      return guess;
    }
    for (int i = 0; i < queues.length; i += 2) {
      if (Probed.queue(queues[i]) == victim) {
        return i;
      }
    }
    return -1; // the array just grew
  }
}
