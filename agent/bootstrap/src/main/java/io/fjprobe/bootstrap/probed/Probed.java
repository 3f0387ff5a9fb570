package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.tally.QueueTally;

/** How hooks, which get the pool's objects as plain objects, see them. */
public final class Probed {

  private Probed() {}

  public static ProbedPool pool(Object pool) {
    return (ProbedPool) pool;
  }

  public static ProbedQueue queue(Object queue) {
    return (ProbedQueue) queue;
  }

  /** The tally of a worker's queue; null for a submission queue, or for none. */
  public static QueueTally tally(Object queue) {
    return queue == null ? null : queue(queue).fjprobeTally();
  }
}
