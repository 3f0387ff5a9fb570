package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.wording.Wording;

/**
 * What shares are of: the gap, or more than that if a part of it was made up for by others. Then
 * none of them could be said of the gap alone: they would be more than all of it.
 */
final class GapWords {

  /**
   * Shares are said of the gap alone if it is at least this share of what acts in its direction.
   * What is made up for is then within the error of nearly any gap, and not worth other words.
   */
  private static final double ALL = 0.95;

  private GapWords() {}

  static String of(Comparison comparison) {
    return isGap(comparison)
        ? "of the gap"
        : comparison.time().wall().difference().value() > 0 ? "of slower parts" : "of faster parts";
  }

  /** Says how large the difference of wall times is in these words. */
  static String ofWall(Comparison comparison) {
    return isGap(comparison) ? "100 %" : Wording.percent(comparison.time().gap());
  }

  private static boolean isGap(Comparison comparison) {
    return comparison.time().gap() >= ALL;
  }
}
