package io.fjprobe.dist.application;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/** A pool that knows its threads: a pool is called terminated before the last of them has ended. */
class WatchedPool extends ForkJoinPool {

  private static final class Factory implements ForkJoinWorkerThreadFactory {
    private final Queue<Thread> made = new ConcurrentLinkedQueue<>();

    @Override
    public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
      ForkJoinWorkerThread thread = defaultForkJoinWorkerThreadFactory.newThread(pool);
      made.add(thread);
      return thread;
    }
  }

  /** Kept: a pool that is collected has ended, for the agent too. */
  private static final Queue<ForkJoinPool> NEVER_TERMINATED = new ConcurrentLinkedQueue<>();

  WatchedPool(int parallelism) {
    this(parallelism, null, false);
  }

  WatchedPool(int parallelism, UncaughtExceptionHandler handler, boolean fifo) {
    super(parallelism, new Factory(), handler, fifo);
  }

  /** Shuts down, unless that was done, and waits for the end of all. */
  final void end() throws InterruptedException {
    shutdown();
    Check.that(awaitTermination(10, TimeUnit.SECONDS) || endsWithoutSayingSo(), this.toString());
    for (Thread thread : ((Factory) getFactory()).made) {
      thread.join(TimeUnit.SECONDS.toMillis(60));
      Check.that(!thread.isAlive(), "worker ends");
    }
  }

  /**
   * A defect of the JDK since 25, whose code for this is the same up to 28: after shutdownNow, the
   * last worker may end without marking the pool as terminated. Without the agent, that happened in
   * 2 of 260,000 pools of 28-ea, 1 of 41,000 of 27, and 2 of 24,000 of 25.
   */
  private boolean endsWithoutSayingSo() throws InterruptedException {
    if (awaitTermination(50, TimeUnit.SECONDS)) {
      return true;
    }
    boolean hasEnded =
        Double.parseDouble(System.getProperty("java.specification.version")) >= 25
            && isTerminating()
            && getPoolSize() == 0
            && !hasQueuedSubmissions()
            && getQueuedTaskCount() == 0;
    if (hasEnded) {
      NEVER_TERMINATED.add(this);
    }
    return hasEnded;
  }

  /** Pools that have ended, and are not marked so. */
  static int neverTerminated() {
    return NEVER_TERMINATED.size();
  }
}
