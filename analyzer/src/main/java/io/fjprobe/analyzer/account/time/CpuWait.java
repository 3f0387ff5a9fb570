package io.fjprobe.analyzer.account.time;

/**
 * Time that threads waited for a CPU, as the system counted it, and what it is at least and most.
 */
public record CpuWait(long nanos, long lowNanos, long highNanos) {

  CpuWait plus(CpuWait other) {
    return new CpuWait(nanos + other.nanos, lowNanos + other.lowNanos, highNanos + other.highNanos);
  }
}
