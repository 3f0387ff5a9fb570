package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.probed.PlainQueue;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.LockSupport;

/**
 * Looks for workers that were in a task when the agent came. A worker meets the agent where it
 * takes a task or looks for one, but it may never come there again. One that is idle needs no look:
 * to do anything it has to come there.
 */
public final class BusyWorkers {

  private static Set<String> methods = Collections.emptySet();

  /** Of workers that are not observed yet. */
  private static final Map<QueueTally, OldFrames> FRAMES = new WeakHashMap<>();

  private BusyWorkers() {}

  static synchronized void begin(Set<String> seenFromTheirBegin) {
    methods = seenFromTheirBegin;
    FRAMES.clear();
  }

  /** Not for hooks. */
  public static synchronized void meet() {
    for (PoolTally pool : PoolRegistry.pools(Inside.KEY)) {
      Object observed = pool.mayHaveUnmet ? pool.pool() : null;
      if (observed != null) {
        pool.mayHaveUnmet = !areAllMet(pool, observed);
      }
    }
  }

  private static boolean areAllMet(PoolTally pool, Object observed) {
    Object probed = Probed.pool(Inside.KEY, observed);
    int count = PoolView.queueCount(Inside.KEY, probed);
    boolean all = true;
    for (int i = 1; i < count; i += 2) {
      Object queue = PoolView.queueAt(Inside.KEY, probed, i);
      Thread worker = queue == null ? null : QueueView.owner(queue);
      if (worker != null) {
        QueueTally tally = QueueTally.ofProbed(queue);
        if (tally == null && isInTask(worker, observed)) {
          tally = adopt(pool, queue, i);
        }
        all &= tally != null && isObserved(tally);
      }
    }
    return all;
  }

  private static boolean isInTask(Thread worker, Object pool) {
    return worker.isAlive() && LockSupport.getBlocker(worker) != pool;
  }

  /** Null if it is on its way out: then nobody would ever tell that it ended. */
  private static QueueTally adopt(PoolTally pool, Object queue, int index) {
    if (queue instanceof PlainQueue && ((PlainQueue) queue).hasEnded()) {
      return null;
    }
    QueueTally tally = pool.adoptWorker(queue, System.nanoTime(), true);
    Object observed = pool.pool();
    Object probed = observed == null ? null : Probed.pool(Inside.KEY, observed);
    if (probed == null
        || PoolView.queueAt(Inside.KEY, probed, index) != queue
        || isTerminating((ForkJoinPool) observed)) { // which leaves queues where they are
      tally.dropped = true;
      pool.removeWorker(tally);
      return null;
    }
    return tally;
  }

  private static boolean isTerminating(ForkJoinPool pool) {
    return pool.isTerminating() || pool.isTerminated();
  }

  private static boolean isObserved(QueueTally worker) {
    if (worker.isObserved()) {
      FRAMES.remove(worker);
      return true;
    }
    OldFrames frames = FRAMES.get(worker);
    if (frames == null) {
      frames = new OldFrames();
      FRAMES.put(worker, frames);
    }
    try {
      if (!frames.mayHide(worker.worker.getStackTrace(), methods)) {
        worker.beginsToBeObserved();
      }
    } catch (SecurityException e) {
      return false; // nobody may look at stacks: then it is observed when it comes by itself
    }
    return worker.isObserved();
  }
}
