package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.concurrent.ForkJoinWorkerThread;

/** The tally of the current thread, where a hook has no queue at hand; only on slow paths. */
final class CurrentWorker {

  private CurrentWorker() {}

  /** Null if the current thread is no live worker: an external thread, or a virtual one. */
  static QueueTally get() {
    Thread current = Thread.currentThread();
    if (current instanceof ProbedQueue) { // of jsr166y
      return ((ProbedQueue) current).fjprobeTally();
    }
    return current instanceof ForkJoinWorkerThread
        ? of(((ForkJoinWorkerThread) current).getPool())
        : null;
  }

  /** Whether the current thread is a worker that was there before the agent and is not met yet. */
  static boolean isUnobserved(QueueTally current) {
    return current == null && Probed.isWorker(Thread.currentThread());
  }

  /**
   * Null as well if it is a worker of another pool.
   *
   * @param pool null where a static method does not know it: whichever the thread works for
   */
  static QueueTally of(Object pool) {
    if (pool == null) {
      return get();
    }
    PoolTally tally = PoolTally.of(Inside.KEY, pool);
    return tally == null ? null : tally.currentWorker();
  }
}
