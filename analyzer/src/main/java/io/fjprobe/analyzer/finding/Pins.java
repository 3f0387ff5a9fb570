package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.limit.Threshold.PINNED_CARRIERS;

import io.fjprobe.analyzer.account.number.Row;

/** How much of the carriers' time virtual threads take that pin them. */
public final class Pins {

  private Pins() {}

  /**
   * Carriers are pinned so long that queued virtual threads wait for that, and for nothing else.
   */
  public static boolean explainStalls(Finding.Subject subject) {
    Row pinned = subject.section().machine().pinned();
    return subject.pool().identity().kind().isScheduler()
        && pinned != null
        && subject.shareOfWorkerTime(pinned.totalNanos())
            >= subject.limits().warning(PINNED_CARRIERS);
  }
}
