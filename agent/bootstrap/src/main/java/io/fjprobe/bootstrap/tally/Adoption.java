package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.probed.Key;
import io.fjprobe.bootstrap.probed.PlainObjects;
import io.fjprobe.bootstrap.probed.PlainQueue;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Pools and workers that existed before the agent was attached are observed from the moment when
 * the agent finds them.
 */
public final class Adoption {

  private static volatile boolean on;

  private Adoption() {}

  /**
   * To be called when everything is woven.
   *
   * @param methods of the pool that must be seen from their begin
   */
  public static void begin(Set<String> methods) {
    PoolRegistry.clear();
    PlainObjects.forgetAll();
    BusyWorkers.begin(methods);
    on = true;
    boolean initialized = false;
    for (Thread thread : allThreads()) {
      if (thread instanceof ForkJoinWorkerThread) {
        initialized = true;
        PoolTally.of(Inside.KEY, ((ForkJoinWorkerThread) thread).getPool());
      }
    }
    if (initialized) { // else to ask for the common pool might create it
      PoolTally.of(Inside.KEY, ForkJoinPool.commonPool());
    }
    BusyWorkers.meet();
  }

  /** Whether any worker lives now. */
  public static boolean findsWorkers() {
    for (Thread thread : allThreads()) {
      if (thread instanceof ForkJoinWorkerThread) {
        return true;
      }
    }
    return false;
  }

  /** Forgets every pool and worker, those of fields included: nobody counts for them any more. */
  public static void end() {
    on = false;
    for (PoolTally each : PoolRegistry.clear()) {
      for (QueueTally worker : each.workers().live) {
        QueueView.tally(worker.queue, null);
      }
      Object pool = each.pool();
      if (pool != null && Probed.pool(Inside.KEY, pool) == pool) {
        forget(pool);
      }
    }
    PlainObjects.forgetAll();
  }

  private static void forget(Object pool) {
    int count = PoolView.queueCount(Inside.KEY, pool);
    for (int i = 0; i < count; i++) {
      Object queue = PoolView.queueAt(Inside.KEY, pool, i);
      if (queue != null) {
        QueueView.tally(queue, null);
        QueueView.home(queue, null);
      }
    }
    PoolView.tally(Inside.KEY, pool, null);
  }

  private static Thread[] allThreads() {
    ThreadGroup root = Thread.currentThread().getThreadGroup();
    while (root.getParent() != null) {
      root = root.getParent();
    }
    Thread[] threads = new Thread[Math.max(16, root.activeCount() * 2)];
    int count = root.enumerate(threads);
    while (count == threads.length) { // there may be more
      threads = new Thread[threads.length * 2];
      count = root.enumerate(threads);
    }
    return java.util.Arrays.copyOf(threads, count);
  }

  /**
   * Null if nothing is adopted now; never a pool of a library, whose fields come with its class.
   */
  static PoolTally of(Object probed, Object pool) {
    if (!on || !(pool instanceof ForkJoinPool)) {
      return null;
    }
    PoolTally tally = PoolRegistry.adopt(pool);
    PoolView.tally(Inside.KEY, probed, tally);
    return tally;
  }

  /** Null if the queue is not that of the current thread. */
  public static QueueTally of(Key key, Object queue) {
    if (!on || (queue instanceof PlainQueue && ((PlainQueue) queue).hasEnded())) {
      return null;
    }
    Thread owner = queue == null ? null : QueueView.owner(queue);
    if (owner != Thread.currentThread() || !(owner instanceof ForkJoinWorkerThread)) {
      return null;
    }
    PoolTally pool = PoolTally.of(key, ((ForkJoinWorkerThread) owner).getPool());
    return pool == null ? null : pool.adoptWorker(queue, System.nanoTime(), false);
  }
}
