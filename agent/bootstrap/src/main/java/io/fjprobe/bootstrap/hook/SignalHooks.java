package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;

/** Idle workers are woken because there is work. */
public final class SignalHooks {

  private SignalHooks() {}

  public static void woken(Object idleQueue, Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        tally.shared.increment(Counter.SIGNALS, Thread.currentThread());
        ReleaseHooks.woken(tally.id);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** Often, in some releases after each task: a worker counts in a field of its own. */
  public static void attempted(Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        Thread current = Thread.currentThread();
        QueueTally worker = CurrentWorker.ofKind(current, PoolView.isOfJdk(pool));
        if (worker != null && worker.pool == tally) {
          worker.signalAttempts++;
        } else {
          tally.shared.increment(Counter.SIGNAL_ATTEMPTS, current);
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: a scanning worker tried to wake another. */
  public static void released(boolean woken, Object pool) {
    if (woken) {
      woken(null, pool);
    }
  }
}
