package io.fjprobe.analyzer.account.time;

import io.fjprobe.analyzer.account.number.Sums;
import org.jspecify.annotations.Nullable;

/**
 * Time that the hooks in the pool measure. Null: not recorded.
 *
 * @param spinNanos after giving up the search for work, before parking or finding some
 * @param helpNanos in tasks that a waiter ran meanwhile
 */
public record MeasuredTimes(
    @Nullable Long joinBlockedNanos,
    @Nullable Long managedBlockedNanos,
    @Nullable Long idleNanos,
    @Nullable Long spinNanos,
    @Nullable Long helpNanos) {

  public static final MeasuredTimes NONE = new MeasuredTimes(null, null, null, null, null);

  MeasuredTimes plus(MeasuredTimes other) {
    return new MeasuredTimes(
        Sums.sumOrNull(joinBlockedNanos, other.joinBlockedNanos),
        Sums.sumOrNull(managedBlockedNanos, other.managedBlockedNanos),
        Sums.sumOrNull(idleNanos, other.idleNanos),
        Sums.sumOrNull(spinNanos, other.spinNanos),
        Sums.sumOrNull(helpNanos, other.helpNanos));
  }
}
