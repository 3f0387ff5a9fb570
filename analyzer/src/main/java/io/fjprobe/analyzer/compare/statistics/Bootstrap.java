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
 * resamples have, and by Student's quantile over the normal one, with the degrees of freedom of
 * Welch.
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
  private final double stretch;

  public Bootstrap(Design base, Design next) {
    this(base, next, RESAMPLES);
  }

  Bootstrap(Design base, Design next, int count) {
    this.base = base;
    this.next = next;
    this.count = count;
    this.stretch = stretch(base, next);
  }

  public Resamples resample(Statistic statistic) {
    double[] values = statistic.of(all(base), all(next));
    double[][] resamples = new double[count][];
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < count && possible(); i++) {
      resamples[i] = statistic.of(draw(base, random), draw(next, random));
    }
    return new Resamples(values, possible() ? resamples : new double[0][], stretch);
  }

  /** An interval needs two units on each side at least. */
  public boolean possible() {
    return base.units() > 1 && next.units() > 1;
  }

  /**
   * An estimate of a logarithm of the ratio of times, no narrower than a side of one JVM allows:
   * nothing measured tells how much another JVM would differ.
   */
  public Estimate withAssumedSpread(Estimate logarithm) {
    int single = (base.forks() == 1 ? 1 : 0) + (next.forks() == 1 ? 1 : 0);
    double assumed = StudentT.NORMAL * ASSUMED_SPREAD * Math.sqrt(single);
    return new Estimate(
        logarithm.value(),
        logarithm.value() - Math.hypot(logarithm.value() - logarithm.low(), assumed),
        logarithm.value() + Math.hypot(logarithm.high() - logarithm.value(), assumed));
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
    if (base.units() < 2 || next.units() < 2) {
      return Double.NaN;
    }
    double a = Math.max(base.varianceOfMean(), base.varianceWithin());
    double b = Math.max(next.varianceOfMean(), next.varianceWithin());
    double resamples = base.varianceOfResamples() + next.varianceOfResamples();
    double spread = a * a / (base.units() - 1) + b * b / (next.units() - 1);
    double fewer = Math.min(base.units(), next.units()) - 1;
    double degrees = spread == 0 ? fewer : Math.max((a + b) * (a + b) / spread, fewer);
    double scale = resamples == 0 ? 1 : Math.sqrt((a + b) / resamples);
    return scale * StudentT.quantile(degrees) / StudentT.NORMAL;
  }
}
