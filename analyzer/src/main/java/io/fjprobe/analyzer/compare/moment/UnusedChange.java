package io.fjprobe.analyzer.compare.moment;

import io.fjprobe.analyzer.contract.Unused;

/**
 * CPUs that nobody used, on both sides.
 *
 * @param base nanoseconds of CPU time per operation
 * @param next the same of the other side
 */
public record UnusedChange(Unused why, double base, double next) {

  /** Positive: more on next. */
  public double difference() {
    return next - base;
  }
}
