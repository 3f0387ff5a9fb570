package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.Comparison;
import io.fjprobe.analyzer.wording.Wording;

/**
 * What shares are of: the gap, or more than that if a part of it was made up for by others. Then
 * none of them could be said of the gap alone: they would be more than all of it.
 */
final class GapWords {

  /** As percentages are rounded. */
  private static final double ALL = 0.995;

  private GapWords() {}

  static String of(Comparison comparison) {
    return isGap(comparison)
        ? "of the gap"
        : comparison.time().wall().difference().value() > 0
            ? "of all that is slower"
            : "of all that is faster";
  }

  /** Of the difference of wall times. */
  static String ofWall(Comparison comparison) {
    return isGap(comparison) ? "100 %" : Wording.percent(comparison.time().gap());
  }

  private static boolean isGap(Comparison comparison) {
    return comparison.time().gap() >= ALL;
  }
}
