package io.fjprobe.workloads.task;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Blocks a few times while it holds a monitor: by a sleep, or by a wait on that monitor. */
public final class MonitorBlock implements Runnable {
  private final int times;
  private final long millis;
  private final boolean waits;
  private final CountDownLatch ends;
  private int blocks;

  /**
   * @param waits on its monitor, in place of a sleep
   * @param ends is counted down in the end
   */
  public MonitorBlock(int times, long millis, boolean waits, CountDownLatch ends) {
    this.times = times;
    this.millis = millis;
    this.waits = waits;
    this.ends = ends;
  }

  @Override
  public void run() {
    try {
      for (int i = 0; i < times; i++) {
        block();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while it blocked", e);
    }
    ends.countDown();
  }

  private synchronized void block() throws InterruptedException {
    if (waits) {
      waitFully();
    } else {
      Thread.sleep(millis);
    }
    blocks++;
  }

  /** Nobody notifies, but a wait may end by itself. */
  private synchronized void waitFully() throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
  }

  /** To be read after the end only. */
  public int blocks() {
    return blocks;
  }
}
