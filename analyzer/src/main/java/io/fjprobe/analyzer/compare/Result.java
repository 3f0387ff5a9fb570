package io.fjprobe.analyzer.compare;

import io.fjprobe.analyzer.compare.statistics.Estimate;

/**
 * Which side is faster.
 *
 * @param verdict REFUSED: nothing else is known
 * @param throughputRatio of next to base, with its interval; null when refused
 * @param smallestDifference that these recordings would show four times of five, 0.05 for 5 %; null
 *     where there is no interval
 */
public record Result(Verdict verdict, Estimate throughputRatio, Double smallestDifference) {

  static final Result REFUSED = new Result(Verdict.REFUSED, null, null);

  boolean shown() {
    return verdict == Verdict.FASTER || verdict == Verdict.SLOWER;
  }
}
