package io.fjprobe.analyzer.account.time;

import static java.lang.Boolean.TRUE;

import io.fjprobe.analyzer.account.number.Sums;
import org.jspecify.annotations.Nullable;

/**
 * Time that the JVM and the system tell of. Null: not recorded.
 *
 * @param blockedNanos blocked outside the pool's knowledge, by events of the JDK
 * @param pausedNanos stops of the JVM, times the participants whatever they did
 * @param cpu of the participants
 * @param crowded the CPUs were taken most of the time, so that some may have had to wait for one
 */
public record OutsideTimes(
    @Nullable Long blockedNanos,
    @Nullable Long pausedNanos,
    @Nullable CpuBounds cpu,
    @Nullable Boolean crowded) {

  public static final OutsideTimes NONE = new OutsideTimes(null, null, null, null);

  OutsideTimes plus(OutsideTimes other) {
    return new OutsideTimes(
        Sums.sumOrNull(blockedNanos, other.blockedNanos),
        Sums.sumOrNull(pausedNanos, other.pausedNanos),
        cpu == null || other.cpu == null ? null : cpu.plus(other.cpu),
        crowded == null ? other.crowded : Boolean.valueOf(crowded || TRUE.equals(other.crowded)));
  }
}
