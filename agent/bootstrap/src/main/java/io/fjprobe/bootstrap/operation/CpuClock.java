package io.fjprobe.bootstrap.operation;

/**
 * CPU time of the current thread. The JDK's clock is in a module that classes of the bootstrap
 * loader do without, so the agent brings it.
 */
public abstract class CpuClock {

  private static volatile CpuClock clock;

  /** Null: there is none. */
  public static void set(CpuClock brought) {
    clock = brought;
  }

  static CpuClock get() {
    return clock;
  }

  public abstract long nanos();
}
