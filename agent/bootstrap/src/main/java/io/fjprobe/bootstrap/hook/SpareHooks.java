package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import io.fjprobe.bootstrap.tally.QueueTally.Compensating;

/** Inside tryCompensate: whether it starts a thread, or wakes one that is idle. */
public final class SpareHooks {

  private SpareHooks() {}

  public static void spareBegins(Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        tally.pendingSpares.creating(Thread.currentThread());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** In createWorker, which signalWork calls too. */
  public static void workerMade(Object thread, Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null && thread != null) {
        tally.pendingSpares.made(Thread.currentThread(), (Thread) thread);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void spareEnds(boolean created, Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        tally.pendingSpares.created(Thread.currentThread(), created);
        if (created) {
          does(tally, Compensating.BY_SPARE, Counter.SPARES_CREATED);
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** jsr166y: addWorker has made a thread and starts it, which signalWork calls too. */
  public static void workerStarts(Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null && tally.pendingSpares.isCreating(Thread.currentThread())) {
        does(tally, Compensating.BY_SPARE, Counter.SPARES_CREATED);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** jsr166y: addWorker does not say whether it made one. */
  public static void spareEnds(Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        tally.pendingSpares.created(Thread.currentThread(), false);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void idleReleased(Object idleQueue, Object pool) {
    idleReleased(true, pool);
  }

  /** JDK 8: tryRelease says whether there was an idle worker to release. */
  public static void idleReleased(boolean released, Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (released && tally != null) {
        does(tally, Compensating.BY_IDLE_WORKER, Counter.IDLE_RELEASED);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void does(PoolTally pool, Compensating how, Counter ofOthers) {
    QueueTally worker = pool.currentWorker();
    if (worker != null) {
      worker.compensating = how;
    } else if (!CurrentWorker.isUnobserved(worker)) {
      pool.shared.increment(ofOthers);
    }
  }
}
