package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.operation.CallCounts;

/** Begin of the methods that the option count names. */
public final class CallHooks {

  private CallHooks() {}

  public static void begin(int id) {
    try {
      CallCounts.count(id, Thread.currentThread());
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
