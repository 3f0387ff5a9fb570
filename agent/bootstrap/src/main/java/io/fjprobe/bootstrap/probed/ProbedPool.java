package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.tally.PoolTally;

/** What the weaver adds to {@code ForkJoinPool}: a field of ours, and a view of fields it has. */
public interface ProbedPool {

  PoolTally fjprobeTally();

  void fjprobeTally(PoolTally tally);

  /**
   * All work queues by index: even ones take submissions, odd ones belong to workers; jsr166y has
   * but the one for submissions.
   */
  Object[] fjprobeQueues();

  /** Null for the common pool of most releases. */
  String fjprobeWorkerNamePrefix();
}
