package io.fjprobe.analyzer.account.time;

import org.jspecify.annotations.Nullable;

/**
 * CPU time, and what it is at least and at most.
 *
 * @param waiting for a CPU; null: not recorded
 */
public record CpuBounds(long nanos, long lowNanos, long highNanos, @Nullable CpuWait waiting) {

  public CpuBounds(long nanos, long lowNanos, long highNanos) {
    this(nanos, lowNanos, highNanos, null);
  }

  CpuBounds plus(CpuBounds other) {
    return new CpuBounds(
        nanos + other.nanos,
        lowNanos + other.lowNanos,
        highNanos + other.highNanos,
        waiting == null || other.waiting == null ? null : waiting.plus(other.waiting));
  }
}
