package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.number.Sums;

/**
 * How often workers waited. Null: not recorded.
 *
 * @param monitorCount times that they found a monitor taken, as the JVM counts it
 * @param waitCount times that they parked, slept or waited otherwise, the pool's own waits included
 */
public record WaitCounts(
    Long joinBlockedCount,
    Long managedBlockedCount,
    Long idleCount,
    Long monitorCount,
    Long waitCount) {

  /**
   * Those that are not the pool's own: about, since the pool may park several times in one wait of
   * its own, or not at all. Null: not recorded.
   */
  Long others() {
    return monitorCount == null || waitCount == null || idleCount == null
        ? null
        : Long.valueOf(
            monitorCount
                + Math.max(
                    waitCount
                        - idleCount
                        - Sums.orZero(joinBlockedCount)
                        - Sums.orZero(managedBlockedCount),
                    0));
  }
}
