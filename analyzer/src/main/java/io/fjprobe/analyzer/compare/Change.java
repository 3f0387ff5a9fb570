package io.fjprobe.analyzer.compare;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.compare.statistics.Estimate;

/**
 * A number on both sides, and how it changed.
 *
 * @param base with its interval
 * @param difference next - base, with its interval
 */
public record Change(double base, double next, Estimate difference) {

  /** Both sides know it. */
  @JsonProperty(index = 1)
  public boolean known() {
    return !Double.isNaN(base) && !Double.isNaN(next);
  }

  /** The interval of the difference leaves out 0. */
  @JsonProperty(index = 2)
  public boolean moved() {
    return known() && difference.moved();
  }

  /** How many times as much; infinite from 0. */
  public double factor() {
    return next / base;
  }

  /** Up, and by a factor that is worth a word. */
  public boolean rose(double factor) {
    return moved() && next > base && next >= factor * base;
  }

  public boolean fell(double factor) {
    return moved() && next < base && base >= factor * next;
  }
}
