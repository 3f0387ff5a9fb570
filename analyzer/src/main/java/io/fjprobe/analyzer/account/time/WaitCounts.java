package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.number.Sums;
import org.jspecify.annotations.Nullable;

/**
 * How often workers waited. Null: not recorded.
 *
 * @param monitorCount times that they found a monitor taken, as the JVM counts it
 * @param waitCount times that they parked, slept or waited otherwise, the pool's own waits included
 */
public record WaitCounts(
    @Nullable Long joinBlockedCount,
    @Nullable Long managedBlockedCount,
    @Nullable Long idleCount,
    @Nullable Long monitorCount,
    @Nullable Long waitCount) {

  /**
   * Returns about how many waits are not the pool's own. The number is not exact, since the pool
   * may park several times in one wait of its own, or not at all. Null: not recorded.
   */
  @Nullable Long others() {
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
