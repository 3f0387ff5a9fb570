package io.fjprobe.workloads.run.pool;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinPool.ForkJoinWorkerThreadFactory;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.atomic.AtomicInteger;

/** Names and counts the workers of one pool; what they are is left to the JDK. */
final class WorkerThreads implements ForkJoinWorkerThreadFactory {
  private final String poolName;
  private final AtomicInteger created = new AtomicInteger();

  WorkerThreads(String poolName) {
    this.poolName = poolName;
  }

  @Override
  public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
    ForkJoinWorkerThread thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
    if (thread != null) {
      thread.setName(poolName + "-worker-" + created.incrementAndGet());
    }
    return thread;
  }

  int created() {
    return created.get();
  }
}
