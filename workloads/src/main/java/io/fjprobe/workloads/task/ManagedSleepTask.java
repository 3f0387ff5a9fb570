package io.fjprobe.workloads.task;

import java.util.concurrent.ForkJoinPool;

/** Sleeps as {@link SleepTask} does, but announces each sleep to the pool as a managed block. */
public final class ManagedSleepTask extends LeafTask {
  private static final long serialVersionUID = 1L;

  private final int times;
  private final long millis;
  private int blocks;
  private long blockedNanos;

  public ManagedSleepTask(int times, long millis) {
    this.times = times;
    this.millis = millis;
  }

  @Override
  void work() throws InterruptedException {
    for (int i = 0; i < times; i++) {
      ForkJoinPool.managedBlock(new SleepBlocker());
    }
  }

  @Override
  public int blocks() {
    return blocks;
  }

  @Override
  public long blockedNanos() {
    return blockedNanos;
  }

  /** Not releasable until it has slept, so that every managed block does block. */
  private final class SleepBlocker implements ForkJoinPool.ManagedBlocker {
    private boolean slept;

    @Override
    public boolean block() throws InterruptedException {
      long begin = System.nanoTime();
      Thread.sleep(millis);
      blockedNanos += System.nanoTime() - begin;
      blocks++;
      slept = true;
      return true;
    }

    @Override
    public boolean isReleasable() {
      return slept;
    }
  }
}
