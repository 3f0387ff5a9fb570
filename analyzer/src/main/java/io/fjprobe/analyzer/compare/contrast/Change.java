package io.fjprobe.analyzer.compare.contrast;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.statistics.Estimate;

/**
 * A number on both sides, and how it changed.
 *
 * @param base with its interval
 * @param difference next - base, with its interval
 */
public record Change(double base, double next, Estimate difference) {

  static Change of(BySide<Double> values, Estimate difference) {
    return new Change(values.base(), values.next(), difference);
  }

  /** Returns the number of either side. */
  public BySide<Double> values() {
    return new BySide<>(base, next);
  }

  /** Returns whether both sides know the number. */
  @JsonProperty(index = 1)
  public boolean known() {
    return !Double.isNaN(base) && !Double.isNaN(next);
  }

  /** Returns whether the interval of the difference leaves out 0. */
  @JsonProperty(index = 2)
  public boolean moved() {
    return known() && difference.moved();
  }

  /** Returns how many times as large next is as base; infinite if base is 0. */
  public double factor() {
    return next / base;
  }

  /**
   * Returns whether the number moved up, and next is at least this factor times as large as base.
   */
  public boolean rose(double factor) {
    return moved() && next > base && next >= factor * base;
  }

  public boolean fell(double factor) {
    return moved() && next < base && base >= factor * next;
  }
}
