package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.recording.WorkerCounter;

/**
 * The time of a pool's workers in the window. Running, join-blocked, managed-blocked, idle and
 * spinning add up to the total; what was not recorded hides in running. Help is a part of running.
 *
 * @param workers worker threads that lived in the window
 * @param spinNanos after giving up the search for work, before parking or finding some
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
    Long idleCount) {

  static WorkerTime of(int workers, Increase increase) {
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
        increase.get(WorkerCounter.IDLE_COUNT));
  }

  /** What is left of the total; null when there is no total. */
  @JsonProperty
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
