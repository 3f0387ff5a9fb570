package io.fjprobe.analyzer.compare.statistics;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Intervals by resampling: JVMs first, then iterations within each, by a fixed seed. Where a side
 * has one JVM only its iterations are resampled.
 *
 * <p>Quantiles of resamples are those of a normal distribution, and of few JVMs the resamples vary
 * too little, while resampling twice counts the spread of iterations twice. So deviations are
 * stretched: by the standard deviation that the mean of the JVMs has, over the one that the
 * resamples have, and by Student's quantile over the normal one. The degrees of freedom are those
 * of both sides together; for the ratio, which the verdict depends on, those of Welch, which hold
 * whatever the spreads of the two sides are.
 */
public final class Bootstrap {

  public static final int RESAMPLES = 4_000;
  public static final long SEED = 20_140_318L;

  /**
   * Standard deviation of the logarithm of the times of JVMs, where a side has one only and it
   * can't be measured: short runs of the same work on the same JDK differ by that much.
   */
  public static final double ASSUMED_SPREAD = 0.1;

  /** Numbers computed from a selection of iterations of both sides. */
  public interface Statistic {

    /**
     * @param base indices of iterations, counted through all JVMs of the side; some more than once
     */
    double[] of(int[] base, int[] next);
  }

  private final Design base;
  private final Design next;
  private final int count;

  public Bootstrap(Design base, Design next) {
    this(base, next, RESAMPLES);
  }

  Bootstrap(Design base, Design next, int count) {
    this.base = base;
    this.next = next;
    this.count = count;
  }

  public Resamples resample(Statistic statistic) {
    double[] values = statistic.of(all(base), all(next));
    double[][] resamples = new double[count][];
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < count && possible(); i++) {
      resamples[i] = statistic.of(draw(base, random), draw(next, random));
    }
    return new Resamples(
        values, possible() ? resamples : new double[0][], possible() ? stretch() : Double.NaN);
  }

  /** An interval needs two units on each side at least. */
  public boolean possible() {
    return base.units() > 1 && next.units() > 1;
  }

  /**
   * An estimate of the logarithm of the ratio of times, as a verdict needs it: no narrower than a
   * side of one JVM allows, since nothing measured tells how much another JVM would differ.
   */
  public Estimate forVerdict(Estimate logarithm) {
    int single = (base.forks() == 1 ? 1 : 0) + (next.forks() == 1 ? 1 : 0);
    double assumed = StudentT.NORMAL * ASSUMED_SPREAD * Math.sqrt(single);
    double value = logarithm.value();
    double wider = possible() ? StudentT.quantile(welch()) / StudentT.quantile(pooled()) : 1;
    return new Estimate(
        value,
        value - Math.hypot(wider * (value - logarithm.low()), assumed),
        value + Math.hypot(wider * (logarithm.high() - value), assumed));
  }

  private static int[] all(Design side) {
    int[] indices = new int[side.iterations()];
    Arrays.setAll(indices, i -> i);
    return indices;
  }

  private static int[] draw(Design side, SplittableRandom random) {
    int[] drawn = new int[side.iterations() + maxIterations(side) * side.forks()];
    int count = 0;
    for (int i = 0; i < side.forks(); i++) {
      int fork = random.nextInt(side.forks());
      int first = 0;
      for (int k = 0; k < fork; k++) {
        first += side.logTimes()[k].length;
      }
      int length = side.logTimes()[fork].length;
      for (int k = 0; k < length; k++) {
        drawn[count++] = first + random.nextInt(length);
      }
    }
    return Arrays.copyOf(drawn, count);
  }

  private static int maxIterations(Design side) {
    return Arrays.stream(side.logTimes()).mapToInt(fork -> fork.length).max().orElse(0);
  }

  private double stretch() {
    double resamples = base.varianceOfResamples() + next.varianceOfResamples();
    double scale = resamples == 0 ? 1 : Math.sqrt((spread(base) + spread(next)) / resamples);
    return scale * StudentT.quantile(pooled()) / StudentT.NORMAL;
  }

  private static double spread(Design side) {
    return Math.max(side.varianceOfMean(), side.varianceWithin());
  }

  private double pooled() {
    return base.units() + next.units() - 2;
  }

  private double welch() {
    double a = spread(base);
    double b = spread(next);
    double squares = a * a / (base.units() - 1) + b * b / (next.units() - 1);
    double fewest = Math.min(base.units(), next.units()) - 1;
    return squares == 0 ? fewest : Math.max((a + b) * (a + b) / squares, fewest);
  }
}
