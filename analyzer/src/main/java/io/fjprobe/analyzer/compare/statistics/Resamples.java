package io.fjprobe.analyzer.compare.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The numbers that all iterations give, and those that every resample gives. */
public final class Resamples {

  /** The share of the resamples (0 to 1) beyond each end of a 95 % interval. */
  private static final double TAIL = 0.025;

  private final Bootstrap.Numbers values;
  private final List<Bootstrap.Numbers> resamples;
  private final double stretch;

  /** By number: causes ask for the same ones again and again. */
  private final Map<Integer, Estimate> ofOne = new ConcurrentHashMap<>();

  Resamples(Bootstrap.Numbers values, List<Bootstrap.Numbers> resamples, double stretch) {
    this.values = values;
    this.resamples = resamples;
    this.stretch = stretch;
  }

  public double value(int number) {
    return values.get(number);
  }

  /**
   * Returns the estimate of the sum of some of the numbers. Parts that make up for each other vary
   * less in sum.
   */
  public Estimate sum(int... numbers) {
    return numbers.length == 1
        ? ofOne.computeIfAbsent(numbers[0], number -> estimate(numbers))
        : estimate(numbers);
  }

  private Estimate estimate(int... numbers) {
    double value = sum(values, numbers);
    double[] sorted = resamples.stream().mapToDouble(each -> sum(each, numbers)).toArray();
    Arrays.sort(sorted);
    // sorting puts what is no number last
    if (sorted.length == 0 || Double.isNaN(sorted[sorted.length - 1])) {
      return new Estimate(value, Double.NaN, Double.NaN);
    }
    int tail = (int) (TAIL * sorted.length);
    double low = sorted[tail];
    double high = sorted[sorted.length - 1 - tail];
    return new Estimate(value, value + stretch * (low - value), value + stretch * (high - value));
  }

  private static double sum(Bootstrap.Numbers of, int... numbers) {
    double sum = 0;
    for (int number : numbers) {
      sum += of.get(number);
    }
    return sum;
  }
}
