package io.fjprobe.bootstrap.probed;

import java.util.concurrent.ForkJoinPool;

/** Of a pool of the JDK; keeps it. */
final class JdkPoolState implements PoolState {

  private final ForkJoinPool pool;

  JdkPoolState(ForkJoinPool pool) {
    this.pool = pool;
  }

  @Override
  public int getParallelism() {
    return pool.getParallelism();
  }

  @Override
  public boolean getAsyncMode() {
    return pool.getAsyncMode();
  }

  @Override
  public int getPoolSize() {
    return pool.getPoolSize();
  }

  @Override
  public int getActiveThreadCount() {
    return pool.getActiveThreadCount();
  }

  @Override
  public long getQueuedTaskCount() {
    return pool.getQueuedTaskCount();
  }

  @Override
  public int getQueuedSubmissionCount() {
    return pool.getQueuedSubmissionCount();
  }

  @Override
  public long getStealCount() {
    return pool.getStealCount();
  }

  @Override
  public boolean isShutdown() {
    return pool.isShutdown();
  }

  @Override
  public boolean isTerminated() {
    return pool.isTerminated();
  }
}
