package io.fjprobe.analyzer.compare.moment;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.contract.Unused;

/**
 * CPUs that nobody used, on both sides.
 *
 * @param base nanoseconds of CPU time per operation
 * @param next the same of the other side
 */
public record UnusedChange(Unused why, double base, double next) {

  /** Returns the nanoseconds of CPU time per operation. */
  public BySide<Double> nanos() {
    return new BySide<>(base, next);
  }

  /** Returns how much more CPU time per operation is unused on next, in nanoseconds. */
  public double difference() {
    return next - base;
  }
}
