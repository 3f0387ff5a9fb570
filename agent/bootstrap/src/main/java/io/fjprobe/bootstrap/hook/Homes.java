package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** The pool that a queue belongs to: submission queues do not know theirs. */
final class Homes {

  private Homes() {}

  /** Null if it has none yet. */
  static PoolTally of(ProbedQueue queue) {
    QueueTally worker = queue.fjprobeTally();
    if (worker != null) {
      return worker.pool;
    }
    PoolTally home = queue.fjprobeHome();
    if (home == null) {
      home = search(queue);
      queue.fjprobeHome(home);
    }
    return home;
  }

  /** Once in the life of a queue. */
  private static PoolTally search(ProbedQueue queue) {
    for (PoolTally pool : PoolRegistry.pools()) {
      Object observed = pool.pool();
      Object[] queues = observed == null ? null : Probed.pool(observed).fjprobeQueues();
      for (int i = 0; queues != null && i < queues.length; i++) {
        if (Probed.queue(queues[i]) == queue) {
          return pool;
        }
      }
    }
    return null;
  }
}
