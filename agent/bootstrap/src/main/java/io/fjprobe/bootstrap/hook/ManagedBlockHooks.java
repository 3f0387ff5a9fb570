package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.tally.ManagedCall;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Blocking in a ManagedBlocker, which may nest: a blocker is user code. */
public final class ManagedBlockHooks {

  private ManagedBlockHooks() {}

  /**
   * @param pool null on JDK 8 and 11, where the method is static
   */
  public static void begins(Object pool) {
    try {
      QueueTally worker = CurrentWorker.of(pool);
      if (worker != null) {
        worker.managedCall = new ManagedCall(worker);
        worker.managedCalls++;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 17+: the call is of a method of the pool. */
  public static void tries(Object blocker, Object pool) {
    try {
      tries(CurrentWorker.of(pool), blocker);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8 and 11: in a static method, on 8 in a spin, with the queue as an argument. */
  public static void triesWithQueue(Object pool, Object queue, Object blocker) {
    try {
      tries(QueueTally.of(Inside.KEY, queue), blocker);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * The worker counts as blocked from here on: what it does until the pool agrees is waiting too.
   */
  private static void tries(QueueTally worker, Object blocker) {
    if (worker == null) {
      return;
    }
    CompensationHooks.tries(worker, blocker);
    if (worker.managedDepth < worker.managedCalls) {
      if (worker.managedDepth == 0) {
        worker.joinBlockedBefore = worker.joinBlocked.nanos(0);
        worker.managedBlocked.begin(System.nanoTime());
      }
      worker.managedDepth = worker.managedCalls;
    }
  }

  /** JDK 8: true = may block, release later. */
  public static void answered(boolean mayBlock, Object pool) {
    CompensationHooks.answered(pool, mayBlock, CompensationHooks.MANAGED_BLOCKER);
  }

  /** JDK 11+: positive = may block, release later. */
  public static void answered(int answer, Object pool) {
    CompensationHooks.answered(pool, answer > 0, CompensationHooks.MANAGED_BLOCKER);
  }

  /** Ends, normally or not, and with it the compensations begun inside. */
  public static void ends(Object pool) {
    try {
      QueueTally worker = CurrentWorker.of(pool);
      if (worker != null && worker.managedCall != null) {
        end(worker, worker.managedCall);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void end(QueueTally worker, ManagedCall call) {
    worker.managedCall = call.outer;
    worker.managedCalls--;
    while (worker.compensation != null && worker.compensation != call.compensation) {
      CompensationHooks.release(worker);
    }
    if (worker.managedDepth > call.depth) {
      worker.managedDepth = call.depth;
      if (call.depth == 0) {
        long joins = worker.joinBlocked.nanos(0) - worker.joinBlockedBefore;
        worker.managedBlocked.end(System.nanoTime(), joins);
      }
    }
  }
}
