package io.fjprobe.workloads.burden;

import java.util.concurrent.RecursiveAction;

/**
 * Notes when it begins and ends, and occupies its worker until it is released. The worker writes
 * all times itself.
 */
final class HeldTask extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  /** Of a tenth of a millisecond or so, in which the worker does not call the system. */
  private static final int SPINS = 100_000;

  private volatile boolean released;

  /** Null: it has not begun. Written after {@link #begin}, so that who sees it sees that too. */
  private transient volatile Thread worker;

  private long begin;
  private int cpu;
  private long end;

  /** Returns a task that ends at once. */
  static HeldTask free() {
    HeldTask task = new HeldTask();
    task.release();
    return task;
  }

  @Override
  protected void compute() {
    begin = System.nanoTime();
    cpu = CurrentCpu.get();
    worker = Thread.currentThread();
    awaitRelease();
    end = System.nanoTime();
  }

  /** In a loop of its own, which the compiler knows well: this worker has to see it at once. */
  private void awaitRelease() {
    int spins = 0;
    while (!released) {
      if (++spins > SPINS) {
        Await.until(() -> released, "the release of a task");
      }
    }
  }

  void release() {
    released = true;
  }

  void awaitBegin() {
    Await.until(() -> worker != null, "a worker for a task");
  }

  /** Returns false if it does not begin in time. */
  boolean beginsWithin(long nanos) {
    return Await.within(nanos, () -> worker != null);
  }

  /** To be read after it has begun, as the times are. */
  Thread worker() {
    return worker;
  }

  /** In nanoseconds of {@link System#nanoTime}; to be read after {@link #awaitBegin}. */
  long begin() {
    return begin;
  }

  /** Of {@link CurrentCpu}; to be read after {@link #awaitBegin}. */
  int cpu() {
    return cpu;
  }

  /** In nanoseconds, too; to be read after the next task of this worker has begun. */
  long end() {
    return end;
  }
}
