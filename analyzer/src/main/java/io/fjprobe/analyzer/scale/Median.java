package io.fjprobe.analyzer.scale;

/** The median of measured values. */
final class Median {

  private Median() {}

  /**
   * @param sorted at least one value
   */
  static double ofSorted(double[] sorted) {
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}
