package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.tally.OpenWait;
import java.util.concurrent.locks.LockSupport;

/**
 * Blocking until a task is done. These methods replace the call that blocks. So only joins that
 * really block have a cost, and the call is made whatever happens in here.
 */
public final class JoinHooks {

  private JoinHooks() {}

  /** JDK 17+: for LockSupport.park(). */
  public static void park(Object task) {
    OpenWait wait = Waits.begin(task);
    LockSupport.park();
    Waits.end(wait, task, false, Thread.currentThread().isInterrupted());
  }

  /** JDK 17+: for LockSupport.parkNanos(nanos). */
  public static void parkNanos(long nanos, Object task) {
    OpenWait wait = Waits.begin(task);
    LockSupport.parkNanos(nanos);
    boolean expired = wait != null && System.nanoTime() - wait.since >= nanos;
    Waits.end(wait, task, expired, Thread.currentThread().isInterrupted());
  }

  /** jsr166y: for task.wait() under the task's monitor. */
  public static void await(Object task) throws InterruptedException {
    await(task, 0);
  }

  /** JDK 8, 11 and jsr166y: for task.wait(millis) under the task's monitor. */
  @SuppressWarnings("WaitNotInLoop") // the pool has the loop
  public static void await(Object task, long millis) throws InterruptedException {
    if (SpinHooks.isSpinning()) { // already a wait, of which this is a part
      task.wait(millis);
      return;
    }
    OpenWait wait = Waits.begin(task);
    boolean interrupted = true;
    try {
      task.wait(millis);
      interrupted = false;
    } finally {
      boolean expired =
          wait != null && millis > 0 && System.nanoTime() - wait.since >= millis * 1_000_000L;
      Waits.end(wait, task, expired, interrupted);
    }
  }
}
