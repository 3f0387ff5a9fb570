package io.fjprobe.analyzer.compare.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The numbers that all iterations give, and those that every resample gives. */
public final class Resamples {

  /** The share of the resamples (0 to 1) beyond each end of a 95 % interval. */
  private static final double TAIL = 0.025;

  private final double[] values;
  private final double[][] resamples;
  private final double stretch;

  Resamples(double[] values, double[][] resamples, double stretch) {
    this.values = values;
    this.resamples = resamples;
    this.stretch = stretch;
  }

  public double value(int number) {
    return values[number];
  }

  /**
   * Returns the estimate of the sum of some of the numbers. Parts that make up for each other vary
   * less in sum.
   */
  public Estimate sum(int... numbers) {
    double value = Arrays.stream(numbers).mapToDouble(i -> values[i]).sum();
    double[] sorted =
        Arrays.stream(resamples)
            .mapToDouble(resample -> IntStream.of(numbers).mapToDouble(i -> resample[i]).sum())
            .sorted()
            .toArray();
    // sorting puts what is no number last
    if (sorted.length == 0 || Double.isNaN(sorted[sorted.length - 1])) {
      return new Estimate(value, Double.NaN, Double.NaN);
    }
    int tail = (int) (TAIL * sorted.length);
    double low = sorted[tail];
    double high = sorted[sorted.length - 1 - tail];
    return new Estimate(value, value + stretch * (low - value), value + stretch * (high - value));
  }
}
