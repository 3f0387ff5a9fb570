package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** What the workers of a pool do at one moment. */
final class Census {

  int idle;
  int blocked;
  int busy;

  private final List<Thread> inTasks = new ArrayList<>();

  private Census() {}

  static Census of(PoolTally pool) {
    Census census = new Census();
    Object observed = pool.pool();
    for (Object queue : QueuedTasks.queues(pool)) {
      Thread worker = QueueView.owner(queue);
      if (worker != null) {
        census.add(worker, QueueTally.ofProbed(queue), observed);
      }
    }
    return census;
  }

  /** Workers that are not idle. */
  List<Thread> inTasks() {
    return inTasks;
  }

  private void add(Thread worker, QueueTally tally, Object pool) {
    Thread.State state = worker.getState();
    if (state == Thread.State.NEW || state == Thread.State.TERMINATED) {
      return;
    }
    if (state == Thread.State.RUNNABLE) {
      busy++;
      inTasks.add(worker);
    } else if (isIdle(worker, tally, pool)) {
      idle++;
    } else {
      blocked++;
      inTasks.add(worker);
    }
  }

  /** A worker that is not observed yet is known by what it is parked on. */
  private static boolean isIdle(Thread worker, QueueTally tally, Object pool) {
    return tally != null && tally.idle.isOpen() || LockSupport.getBlocker(worker) == pool;
  }
}
