package io.fjprobe.fleet.statistic;

import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;

/**
 * How much a positive quantity differs between two samples, as a ratio of geometric means. By
 * Welch's test on logarithms: the samples may vary differently.
 *
 * @param ratio of the second sample to the first
 * @param low end of the 95 % interval
 * @param high likewise
 * @param p how likely a difference at least as large is if there is none
 */
public record Difference(double ratio, double low, double high, double p) {

  /** Of a sample, for its variation to be known. */
  public static final int LEAST = 2;

  private static final double IN_TAIL = 0.025;

  /** Null: a sample is too small, or nothing varies. */
  public static @Nullable Difference of(double[] first, double[] second) {
    if (first.length < LEAST || second.length < LEAST) {
      return null;
    }
    double meanFirst = mean(first);
    double meanSecond = mean(second);
    double errorFirst = squaredError(first, meanFirst);
    double errorSecond = squaredError(second, meanSecond);
    double error = Math.sqrt(errorFirst + errorSecond);
    if (!(error > 0)) {
      return null;
    }
    double degrees =
        (errorFirst + errorSecond)
            * (errorFirst + errorSecond)
            / (errorFirst * errorFirst / (first.length - 1)
                + errorSecond * errorSecond / (second.length - 1));
    TDistribution student = TDistribution.of(Math.max(degrees, 1));
    double difference = meanSecond - meanFirst;
    double reach = student.inverseSurvivalProbability(IN_TAIL) * error;
    return new Difference(
        Math.exp(difference),
        Math.exp(difference - reach),
        Math.exp(difference + reach),
        2 * student.survivalProbability(Math.abs(difference) / error));
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += Math.log(value);
    }
    return sum / values.length;
  }

  private static double squaredError(double[] values, double mean) {
    double sum = 0;
    for (double value : values) {
      double from = Math.log(value) - mean;
      sum += from * from;
    }
    return sum / (values.length - 1) / values.length;
  }
}
