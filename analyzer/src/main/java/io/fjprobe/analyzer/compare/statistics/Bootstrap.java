package io.fjprobe.analyzer.compare.statistics;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Intervals by resampling: JVMs first, then iterations within each, by a fixed seed. Where a side
 * has one JVM only its iterations are resampled.
 *
 * <p>Resamples of few units vary too little, and their quantiles are those of a normal
 * distribution. Both make intervals too narrow: of a few JVMs by a factor of two. So deviations are
 * stretched by sqrt(n / (n - 1)) and by Student's quantile over the normal one, with the degrees of
 * freedom of Welch.
 */
public final class Bootstrap {

  public static final int RESAMPLES = 4_000;
  public static final long SEED = 20_140_318L;

  /**
   * Standard deviation of the logarithm of the times of JVMs, where a side has one only and it
   * can't be measured: runs of the same work on the same JDK differ by that much without a cause.
   */
  public static final double ASSUMED_SPREAD = 0.05;

  /** Numbers computed from a selection of iterations of both sides. */
  public interface Statistic {

    /**
     * @param base indices of iterations, counted through all JVMs of the side; some more than once
     */
    double[] of(int[] base, int[] next);
  }

  private final Design base;
  private final Design next;
  private final double stretch;

  public Bootstrap(Design base, Design next) {
    this.base = base;
    this.next = next;
    this.stretch = stretch(base, next);
  }

  public Resamples resample(Statistic statistic) {
    double[] values = statistic.of(all(base), all(next));
    double[][] resamples = new double[RESAMPLES][];
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < RESAMPLES && possible(); i++) {
      resamples[i] = statistic.of(draw(base, random), draw(next, random));
    }
    return new Resamples(values, possible() ? resamples : new double[0][], stretch);
  }

  /** An interval needs two units on each side at least. */
  public boolean possible() {
    return base.units() > 1 && next.units() > 1;
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

  private static double stretch(Design base, Design next) {
    double fewer = Math.min(base.units(), next.units());
    double a = base.varianceOfMean();
    double b = next.varianceOfMean();
    double spread = share(a, base) + share(b, next);
    double degrees = spread == 0 ? fewer - 1 : (a + b) * (a + b) / spread;
    return fewer < 2
        ? Double.NaN
        : Math.sqrt(fewer / (fewer - 1)) * StudentT.quantile(degrees) / StudentT.NORMAL;
  }

  private static double share(double variance, Design side) {
    return side.units() < 2 ? 0 : variance * variance / (side.units() - 1);
  }
}
