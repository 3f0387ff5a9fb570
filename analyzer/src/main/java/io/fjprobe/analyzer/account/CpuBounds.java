package io.fjprobe.analyzer.account;

/** CPU time, and what it is at least and at most. */
public record CpuBounds(long nanos, long lowNanos, long highNanos) {

  CpuBounds plus(CpuBounds other) {
    return new CpuBounds(
        nanos + other.nanos, lowNanos + other.lowNanos, highNanos + other.highNanos);
  }
}
