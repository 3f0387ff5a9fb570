package io.fjprobe.analyzer.finding.caller;

/** What it costs to let an idle worker begin. */
public final class WakeUp {

  /**
   * Waking an idle worker costs about this many nanoseconds. On 2 CPUs, workers that were woken at
   * once had been parked for 44 to 70 us.
   */
  public static final double NANOS = 70_000;

  private WakeUp() {}
}
