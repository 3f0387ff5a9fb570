package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.tally.Adoption;
import io.fjprobe.bootstrap.tally.QueueTally;

/**
 * How hooks, which get the pool's objects as plain objects, see them: as themselves if the agent
 * was there when their classes were loaded, else by what stands for them.
 */
public final class Probed {

  private Probed() {}

  public static ProbedPool pool(Object pool) {
    return pool instanceof ProbedPool ? (ProbedPool) pool : PlainObjects.pool(pool);
  }

  public static ProbedQueue queue(Object queue) {
    return queue instanceof ProbedQueue ? (ProbedQueue) queue : PlainObjects.queue(queue);
  }

  /** The tally of a worker's queue; null for a submission queue, or for none. */
  public static QueueTally tally(Object queue) {
    return queue == null ? null : queue(queue).fjprobeTally();
  }

  /**
   * The tally of the current worker where it is in no task and no join. A worker that was there
   * before the agent is observed from here on: frames that it had open before are not woven.
   */
  public static QueueTally tallyAtTop(Object queue) {
    ProbedQueue probed = queue(queue);
    QueueTally tally = probed.fjprobeTally();
    return tally != null ? tally : Adoption.of(probed);
  }

  /** Whether the queue belongs to a worker, if only to one that is not observed yet. */
  public static boolean isOfWorker(Object queue) {
    return queue != null && queue(queue).fjprobeOwner() != null;
  }
}
