package io.fjprobe.analyzer.account.time;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.contract.WorkerCounter;

/**
 * The time of a pool's workers in the window. Running, join-blocked, managed-blocked, idle and
 * spinning add up to the total; what was not recorded hides in running. Help is a part of running.
 *
 * @param workers worker threads that lived in the window
 * @param spinNanos after giving up the search for work, before parking or finding some
 * @param monitorCount times that they found a monitor taken, as the JVM counts it
 * @param waitCount times that they parked, slept or waited otherwise, the pool's own waits included
 */
public record WorkerTime(
    int workers,
    Long totalNanos,
    Long joinBlockedNanos,
    Long managedBlockedNanos,
    Long idleNanos,
    Long spinNanos,
    Long helpNanos,
    Long joinBlockedCount,
    Long managedBlockedCount,
    Long idleCount,
    Long monitorCount,
    Long waitCount) {

  public static WorkerTime of(int workers, Increase<WorkerCounter> increase) {
    return new WorkerTime(
        workers,
        increase.get(WorkerCounter.LIFETIME),
        increase.get(WorkerCounter.JOIN_BLOCKED_TIME),
        increase.get(WorkerCounter.MANAGED_BLOCKED_TIME),
        increase.get(WorkerCounter.IDLE_TIME),
        increase.get(WorkerCounter.SPIN_TIME),
        increase.get(WorkerCounter.HELP_TIME),
        increase.get(WorkerCounter.JOIN_BLOCKED_COUNT),
        increase.get(WorkerCounter.MANAGED_BLOCKED_COUNT),
        increase.get(WorkerCounter.IDLE_COUNT),
        increase.get(WorkerCounter.MONITOR_COUNT),
        increase.get(WorkerCounter.WAIT_COUNT));
  }

  /** Managed blocking of carriers is known of all together. */
  public WorkerTime withCarriers(Long blockedCount, Long blockedNanos) {
    if (blockedCount != null && blockedCount == 0) {
      return this;
    }
    return new WorkerTime(
        workers,
        totalNanos,
        joinBlockedNanos,
        blockedNanos == null || managedBlockedNanos == null
            ? null
            : Long.valueOf(managedBlockedNanos + blockedNanos),
        idleNanos,
        spinNanos,
        helpNanos,
        joinBlockedCount,
        blockedCount == null || managedBlockedCount == null
            ? null
            : Long.valueOf(managedBlockedCount + blockedCount),
        idleCount,
        monitorCount,
        waitCount);
  }

  /**
   * Waits that are not the pool's own: about, since the pool may park several times in one wait of
   * its own, or not at all. Null: not recorded.
   */
  @JsonProperty(index = 2)
  public Long otherWaits() {
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

  /** What is left of the total; null when there is no total. */
  @JsonProperty(index = 1)
  public Long runningNanos() {
    return totalNanos == null
        ? null
        : totalNanos
            - Sums.orZero(joinBlockedNanos)
            - Sums.orZero(managedBlockedNanos)
            - Sums.orZero(idleNanos)
            - Sums.orZero(spinNanos);
  }

  /** From 0 to 1; null when it can't be known. */
  public Double share(Long nanos) {
    return nanos == null || totalNanos == null || totalNanos == 0
        ? null
        : (double) nanos / totalNanos;
  }
}
