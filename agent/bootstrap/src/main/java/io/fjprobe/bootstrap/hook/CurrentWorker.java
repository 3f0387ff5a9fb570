package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.concurrent.ForkJoinWorkerThread;

/** The tally of the current thread, where a hook has no queue at hand. */
final class CurrentWorker {

  private CurrentWorker() {}

  /**
   * As fast as a field of the thread can be read. Null if it is no worker, or not observed yet; the
   * worker may be another pool's.
   *
   * @param ofJdk the pool or the task that a hook was called for is the JDK's, not a library's
   */
  static QueueTally byField(Thread current, boolean ofJdk) {
    if (ofJdk && current instanceof ForkJoinWorkerThread) {
      return ofJdk((ForkJoinWorkerThread) current);
    }
    return ofLibrary(current);
  }

  /**
   * Likewise. Null if the thread is a worker of pools of the other kind; to ask whether a thread
   * has an interface may take longer than all the rest, so it is asked for its class.
   */
  static QueueTally ofKind(Thread current, boolean ofJdk) {
    if (ofJdk) {
      return current instanceof ForkJoinWorkerThread ? ofJdk((ForkJoinWorkerThread) current) : null;
    }
    return ofLibrary(current);
  }

  private static QueueTally ofJdk(ForkJoinWorkerThread current) {
    return QueueTally.of(Inside.KEY, PoolView.queueOf(Inside.KEY, current));
  }

  /** Of jsr166y. */
  private static QueueTally ofLibrary(Thread current) {
    return current instanceof ProbedQueue ? QueueTally.ofProbed(current) : null;
  }

  /**
   * Null if the current thread is no live worker: an external thread, or a virtual one. Only on
   * slow paths, as all below.
   */
  static QueueTally get() {
    Thread current = Thread.currentThread();
    if (current instanceof ProbedQueue) { // of jsr166y
      return QueueTally.ofProbed(current);
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
