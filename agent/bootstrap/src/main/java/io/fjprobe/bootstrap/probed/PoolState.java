package io.fjprobe.bootstrap.probed;

import java.util.concurrent.ForkJoinPool;

/**
 * What a pool says of itself, under the names of {@code ForkJoinPool}: pools of a library have
 * these methods and get this interface while they load; for those of the JDK, which may have been
 * loaded before, they are called.
 */
public interface PoolState {

  int getParallelism();

  boolean getAsyncMode();

  int getPoolSize();

  int getActiveThreadCount();

  long getQueuedTaskCount();

  int getQueuedSubmissionCount();

  long getStealCount();

  boolean isShutdown();

  boolean isTerminated();

  static PoolState of(Object pool) {
    return pool instanceof PoolState ? (PoolState) pool : new JdkPoolState((ForkJoinPool) pool);
  }
}
