package io.fjprobe.workloads.burden;

import java.util.concurrent.RecursiveAction;

/** Ends when a thread is parked that waits for it, and notes when. */
final class AwaitedTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  private final transient Thread waiter;
  private final long settleNanos;
  private transient volatile Thread worker;
  private int cpu;
  private long end;

  /**
   * @param settleNanos how long the waiter is parked at least
   */
  AwaitedTask(Thread waiter, long settleNanos) {
    this.waiter = waiter;
    this.settleNanos = settleNanos;
  }

  @Override
  protected void compute() {
    cpu = CurrentCpu.get();
    worker = Thread.currentThread();
    if (worker != waiter) {
      Await.parked(waiter, settleNanos);
    }
    end = System.nanoTime();
  }

  /** Returns false if it does not begin in time. */
  boolean beginsWithin(long nanos) {
    return Await.within(nanos, () -> worker != null);
  }

  /** Whether another thread ran it than the one that waits for it. */
  boolean wasRunByAnother() {
    return worker != waiter;
  }

  /** Of {@link CurrentCpu}; to be read after it has been joined. */
  int cpu() {
    return cpu;
  }

  /** In nanoseconds of {@link System#nanoTime}; to be read after it has been joined. */
  long end() {
    return end;
  }
}
