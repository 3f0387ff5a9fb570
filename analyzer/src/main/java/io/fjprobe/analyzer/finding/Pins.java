package io.fjprobe.analyzer.finding;

import io.fjprobe.analyzer.account.number.Row;

/** How much of the carriers' time virtual threads take that pin them. */
public final class Pins {

  /** Pinning is a warning of its own from this share of the carriers' time (0 to 1). */
  public static final double MUCH = 0.1;

  private Pins() {}

  /**
   * Carriers are pinned so long that queued virtual threads wait for that, and for nothing else.
   */
  public static boolean explainStalls(Finding.Subject subject) {
    Row pinned = subject.section().machine().pinned();
    return subject.pool().identity().kind().isScheduler()
        && pinned != null
        && subject.shareOfWorkerTime(pinned.totalNanos()) >= MUCH;
  }
}
