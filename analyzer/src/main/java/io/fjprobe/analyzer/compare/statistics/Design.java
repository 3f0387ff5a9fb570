package io.fjprobe.analyzer.compare.statistics;

import java.util.Arrays;

/**
 * The measurements of one side: for each JVM, the logarithm of the time per operation of each of
 * its iterations. Iterations of one JVM resemble each other more than those of two, so that JVMs
 * are the unit, as soon as there are two of them.
 */
public record Design(double[][] logTimes) {

  public int forks() {
    return logTimes.length;
  }

  public int iterations() {
    return Arrays.stream(logTimes).mapToInt(fork -> fork.length).sum();
  }

  /** How many values are independent of each other, as far as can be told. */
  int units() {
    return forks() > 1 ? forks() : iterations();
  }

  /** The variance of the mean of the units; 0 for one unit. */
  double varianceOfMean() {
    double[] units =
        forks() > 1
            ? Arrays.stream(logTimes).mapToDouble(Design::mean).toArray()
            : Arrays.stream(logTimes).flatMapToDouble(Arrays::stream).toArray();
    double mean = mean(units);
    double squares = Arrays.stream(units).map(x -> (x - mean) * (x - mean)).sum();
    return units.length < 2 ? 0 : squares / (units.length - 1) / units.length;
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElse(Double.NaN);
  }
}
