package io.fjprobe.analyzer.compare.statistics;

import java.util.function.DoubleUnaryOperator;

/** A number and its 95 % interval, which is not a number where there is no telling. */
public record Estimate(double value, double low, double high) {

  public static Estimate exact(double value) {
    return new Estimate(value, value, value);
  }

  /** Returns whether the interval leaves out the value that would be no change. */
  public boolean differsFrom(double none) {
    return low > none || high < none;
  }

  /** Returns whether a change is one: its interval leaves out 0. */
  public boolean moved() {
    return differsFrom(0);
  }

  public Estimate map(DoubleUnaryOperator increasing) {
    return new Estimate(
        increasing.applyAsDouble(value),
        increasing.applyAsDouble(low),
        increasing.applyAsDouble(high));
  }

  /** Returns the same value with an interval of at least this half width on either side. */
  public Estimate atLeast(double halfWidth) {
    return new Estimate(value, Math.min(low, value - halfWidth), Math.max(high, value + halfWidth));
  }
}
