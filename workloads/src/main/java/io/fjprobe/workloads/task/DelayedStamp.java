package io.fjprobe.workloads.task;

import java.util.concurrent.CountDownLatch;

/** Notes how long after its time it started. To be read after the latch only. */
public final class DelayedStamp implements Runnable {
  private final long due;
  private final CountDownLatch ends;
  private int executions;
  private long late;

  /**
   * @param due as System.nanoTime has it
   */
  public DelayedStamp(long due, CountDownLatch ends) {
    this.due = due;
    this.ends = ends;
  }

  @Override
  public void run() {
    late = System.nanoTime() - due;
    executions++;
    ends.countDown();
  }

  public int executions() {
    return executions;
  }

  /** In nanoseconds; negative: too early. */
  public long late() {
    return late;
  }
}
