package io.fjprobe.analyzer.compare.statistics;

import java.util.Arrays;
import java.util.List;

/**
 * The measurements of one side: for each JVM, the logarithm of the time per operation of each of
 * its iterations. Iterations of one JVM resemble each other more than those of two, so that JVMs
 * are the unit, as soon as there are two of them.
 *
 * @param cut the iterations are pieces that time was cut into, and not what the program repeats:
 *     how they spread says how it goes up and down, not how well a JVM's mean is known
 */
public record Design(double[][] logTimes, boolean cut) {

  /** Makes a design of iterations that the program repeats. */
  public Design(double[][] logTimes) {
    this(logTimes, false);
  }

  /** Returns the mean time of each JVM: the geometric one. */
  public List<Double> times() {
    return Arrays.stream(logTimes).map(fork -> Math.exp(mean(fork))).toList();
  }

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
    return units.length < 2 ? 0 : squares(units) / (units.length - 1) / units.length;
  }

  /**
   * The part of {@link #varianceOfMean} that comes from the spread of iterations within each JVM.
   */
  double varianceWithin() {
    double sum = 0;
    for (double[] fork : logTimes) {
      sum += squares(fork) / Math.max(fork.length - 1, 1) / fork.length;
    }
    return sum / forks() / forks();
  }

  /** The variance that resampling gives the mean: it draws JVMs, and then iterations. */
  double varianceOfResamples() {
    double between = forks() > 1 ? varianceOfMean() * (forks() - 1) / forks() : 0;
    return between + varianceOfResamplesWithin();
  }

  double varianceOfResamplesWithin() {
    double within = 0;
    for (double[] fork : logTimes) {
      within += squares(fork) / fork.length / fork.length;
    }
    return within / forks() / forks();
  }

  /** Returns the means of its JVMs minus those of the JVMs at the same place of another design. */
  Design lessThat(Design other) {
    double[][] differences = new double[forks()][];
    Arrays.setAll(differences, i -> new double[] {mean(logTimes[i]) - mean(other.logTimes[i])});
    return new Design(differences);
  }

  private static double squares(double[] values) {
    double mean = mean(values);
    return Arrays.stream(values).map(x -> (x - mean) * (x - mean)).sum();
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElse(Double.NaN);
  }
}
