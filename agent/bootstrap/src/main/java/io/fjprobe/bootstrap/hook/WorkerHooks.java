package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.statistics.PoolLife;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Workers come and go. */
public final class WorkerHooks {

  private WorkerHooks() {}

  /** The queue has its index now. */
  public static void registered(Object pool, Object workQueue) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      Object queue = Probed.queue(Inside.KEY, workQueue);
      if (tally != null
          && queue != null
          && QueueView.isOfJdk(queue) == PoolView.isOfJdk(pool)
          && QueueTally.ofProbed(queue) == null) {
        PoolLife.workerRegistered(tally, tally.addWorker(queue, System.nanoTime()));
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8 and 11: registerWorker returns the queue. */
  public static void registeredWith(Object workQueue, Object pool) {
    registered(pool, workQueue);
  }

  /** JDK 8 and 11: the thread of the worker has begun. */
  public static void runs(Object workQueue) {
    try {
      QueueTally worker = QueueTally.of(Inside.KEY, workQueue);
      if (worker != null) {
        PoolLife.workerStarted(worker);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * @param thread null if it could not even be created
   */
  public static void deregistered(Object pool, Object thread, Object failure) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      QueueTally worker =
          tally == null || thread == null ? null : tally.workers().find((Thread) thread);
      if (worker != null) {
        PoolLife.workerEnded(tally, worker, (Throwable) failure);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
