package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.Suppressed;

/** Idle workers are woken because there is work. */
public final class SignalHooks {

  private SignalHooks() {}

  public static void woken(Object idleQueue, Object pool) {
    try {
      PoolTally tally = PoolTally.of(Inside.KEY, pool);
      if (tally != null) {
        tally.shared.signalled(Thread.currentThread());
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
