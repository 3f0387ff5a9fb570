package io.fjprobe.analyzer.account.time;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.contract.WorkerCounter;
import org.jspecify.annotations.Nullable;

/**
 * The time of a pool's workers in the window. Running, join-blocked, managed-blocked, idle and
 * spinning add up to the total; what was not recorded hides in running. Help is a part of running.
 *
 * @param workers worker threads that lived in the window
 */
public record WorkerTime(
    int workers,
    @Nullable Long totalNanos,
    @JsonUnwrapped MeasuredTimes measured,
    @JsonUnwrapped WaitCounts waits) {

  public static WorkerTime of(int workers, Increase<WorkerCounter> increase) {
    return new WorkerTime(
        workers,
        increase.get(WorkerCounter.LIFETIME),
        new MeasuredTimes(
            increase.get(WorkerCounter.JOIN_BLOCKED_TIME),
            increase.get(WorkerCounter.MANAGED_BLOCKED_TIME),
            increase.get(WorkerCounter.IDLE_TIME),
            increase.get(WorkerCounter.SPIN_TIME),
            increase.get(WorkerCounter.HELP_TIME)),
        new WaitCounts(
            increase.get(WorkerCounter.JOIN_BLOCKED_COUNT),
            increase.get(WorkerCounter.MANAGED_BLOCKED_COUNT),
            increase.get(WorkerCounter.IDLE_COUNT),
            increase.get(WorkerCounter.MONITOR_COUNT),
            increase.get(WorkerCounter.WAIT_COUNT)));
  }

  /** Adds the managed blocking of carriers, which is known of all of them together. */
  public WorkerTime withCarriers(@Nullable Long blockedCount, @Nullable Long blockedNanos) {
    if (blockedCount != null && blockedCount == 0) {
      return this;
    }
    return new WorkerTime(
        workers,
        totalNanos,
        new MeasuredTimes(
            measured.joinBlockedNanos(),
            Sums.sumOrNull(measured.managedBlockedNanos(), blockedNanos),
            measured.idleNanos(),
            measured.spinNanos(),
            measured.helpNanos()),
        new WaitCounts(
            waits.joinBlockedCount(),
            Sums.sumOrNull(waits.managedBlockedCount(), blockedCount),
            waits.idleCount(),
            waits.monitorCount(),
            waits.waitCount()));
  }

  /**
   * Returns about how many waits are not the pool's own. The number is not exact, since the pool
   * may park several times in one wait of its own, or not at all. Null: not recorded.
   */
  @JsonProperty(index = 2)
  public @Nullable Long otherWaits() {
    return waits.others();
  }

  /** Returns what is left of the total, in nanoseconds; null when there is no total. */
  @JsonProperty(index = 1)
  public @Nullable Long runningNanos() {
    return totalNanos == null
        ? null
        : totalNanos
            - Sums.orZero(measured.joinBlockedNanos())
            - Sums.orZero(measured.managedBlockedNanos())
            - Sums.orZero(measured.idleNanos())
            - Sums.orZero(measured.spinNanos());
  }

  /** Returns the share of a time in the total, 0 to 1; null when it can't be known. */
  public @Nullable Double share(@Nullable Long nanos) {
    return nanos == null || totalNanos == null || totalNanos == 0
        ? null
        : (double) nanos / totalNanos;
  }
}
