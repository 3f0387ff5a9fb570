package io.fjprobe.analyzer.account.pool;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.time.LoadSpread;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import org.jspecify.annotations.Nullable;

/**
 * The time of the pool's workers.
 *
 * @param time as the workers measure it
 * @param account split without overlap and remainder
 * @param spread null when not recorded
 * @param unobservedNanos that workers were active at least, and the agent did not observe them
 */
public record PoolTime(
    WorkerTime time, TimeAccount account, @Nullable LoadSpread spread, long unobservedNanos) {

  public PoolTime(WorkerTime time, TimeAccount account, @Nullable LoadSpread spread) {
    this(time, account, spread, 0);
  }

  /**
   * Returns the share that a time has in the known time of all workers, observed or not; null when
   * it can't be known.
   */
  public @Nullable Double share(@Nullable Long nanos) {
    long all = Sums.orZero(time.totalNanos()) + unobservedNanos;
    return nanos == null || all == 0 ? null : Double.valueOf((double) nanos / all);
  }
}
