package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.tally.PoolRegistry;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** The pool that a queue belongs to: submission queues do not know theirs. */
final class Homes {

  private Homes() {}

  /** Null if it has none yet. */
  static PoolTally of(Object queue) {
    QueueTally worker = QueueTally.ofProbed(queue);
    if (worker != null) {
      return worker.pool;
    }
    PoolTally home = (PoolTally) QueueView.home(queue);
    if (home == null) {
      home = search(queue);
      QueueView.home(queue, home);
    }
    return home;
  }

  /** Once in the life of a queue. */
  private static PoolTally search(Object queue) {
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      Object observed = pool.pool();
      Object probed = observed == null ? null : Probed.pool(Inside.KEY, observed);
      int count = probed == null ? 0 : PoolView.queueCount(Inside.KEY, probed);
      for (int i = 0; i < count; i++) {
        if (PoolView.queueAt(Inside.KEY, probed, i) == queue) {
          return pool;
        }
      }
    }
    return null;
  }
}
