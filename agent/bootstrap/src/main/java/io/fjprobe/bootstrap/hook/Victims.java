package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.StealEvent;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Describes the queue that a task was taken from. */
final class Victims {

  static final String WORKER = "worker";
  static final String SUBMISSION_QUEUE = "submission queue";

  private Victims() {}

  static void describe(ProbedQueue victim, StealEvent event) {
    event.victimIndex = indexOf(victim);
    event.victimKind = victim.fjprobeOwner() == null ? SUBMISSION_QUEUE : WORKER;
    event.queueSize = sizeOf(victim);
  }

  static int sizeOf(ProbedQueue queue) {
    return Math.max(0, queue.fjprobeTop() - queue.fjprobeBase());
  }

  private static int indexOf(ProbedQueue victim) {
    QueueTally tally = victim.fjprobeTally();
    return tally != null ? tally.index : victim.fjprobeIndexBits() & 0xffff;
  }
}
