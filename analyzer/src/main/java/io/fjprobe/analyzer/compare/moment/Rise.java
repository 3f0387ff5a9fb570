package io.fjprobe.analyzer.compare.moment;

import io.fjprobe.analyzer.compare.statistics.Estimate;

/**
 * How the share of an activity changes from the beginning of the time to its end, if it changes
 * steadily.
 *
 * @param share of the wall time, 0 to 1
 * @param rise by how much it is higher at the end
 */
public record Rise(double share, Estimate rise) {

  public double atBeginning() {
    return Math.max(0, share - rise.value() / 2);
  }

  public double atEnd() {
    return Math.min(1, share + rise.value() / 2);
  }

  /**
   * Returns whether it rises for certain, and to a multiple of what it was.
   *
   * @param times at least this many times as much at the end as at the beginning
   */
  public boolean isBy(double times) {
    return rise.low() > 0 && atEnd() >= times * atBeginning();
  }
}
