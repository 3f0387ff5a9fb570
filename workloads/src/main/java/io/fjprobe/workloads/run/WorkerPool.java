package io.fjprobe.workloads.run;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A pool, its name, and how many threads it was given. */
final class WorkerPool {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
  private static final long LONGEST_PARK_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  final String name;
  final ForkJoinPool pool;
  private final WorkerThreads threads;

  WorkerPool(String name, int parallelism) {
    this.name = name;
    this.threads = new WorkerThreads(name);
    this.pool = new ForkJoinPool(parallelism, threads, null, false);
  }

  int threadsCreated() {
    return threads.created();
  }

  /** Waits until no task is queued or running, without running any in the calling thread. */
  void awaitQuiescence() {
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    long park = 1_000;
    while (!isIdle()) {
      if (System.nanoTime() - deadline > 0) {
        throw new CheckFailure("still not quiescent after 30 s: " + pool);
      }
      LockSupport.parkNanos(this, park);
      park = Math.min(2 * park, LONGEST_PARK_NANOS);
    }
  }

  /**
   * In this order: JDK 8 calls a pool quiescent that has submissions but no active worker yet; once
   * none is left, whoever took the last one stays active until it has run.
   */
  private boolean isIdle() {
    return !pool.hasQueuedSubmissions() && pool.isQuiescent();
  }

  void shutDown() {
    pool.shutdown();
    try {
      if (!pool.awaitTermination(PATIENCE_NANOS, TimeUnit.NANOSECONDS)) {
        throw new CheckFailure("not terminated 30 s after its shutdown: " + pool);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CheckFailure("interrupted while the pool shut down: " + pool);
    }
  }
}
