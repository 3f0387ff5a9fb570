package io.fjprobe.bootstrap.probed;

import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/**
 * What the weaver adds to {@code ForkJoinPool.WorkQueue}; in jsr166y a worker thread is its own
 * queue, and the pool is the submission queue.
 */
public interface ProbedQueue {

  /** Null for a submission queue. */
  QueueTally fjprobeTally();

  void fjprobeTally(QueueTally tally);

  /** Tasks ever pushed; written by the owner, or under the lock of a submission queue. */
  long fjprobePushes();

  /** Null for a submission queue. */
  Thread fjprobeOwner();

  /** The field whose low bits are the queue's index: config, id or phase, as the JDK has it. */
  int fjprobeIndexBits();

  int fjprobeBase();

  int fjprobeTop();

  /** Its array; null before the first task on JDK 8 and 11. */
  Object[] fjprobeArray();

  /** The pool of a submission queue, once it was looked for. */
  PoolTally fjprobeHome();

  void fjprobeHome(PoolTally home);
}
