package io.fjprobe.analyzer.compare.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;

/**
 * Computes intervals by resampling with a fixed seed: JVMs first, then iterations within each.
 * Where a side has only one JVM, only its iterations are resampled.
 *
 * <p>Quantiles of resamples are those of a normal distribution. The resamples of few JVMs vary too
 * little, while resampling twice counts the spread of iterations twice. So deviations are stretched
 * by two factors: the standard deviation that the mean of the JVMs has over the one that the
 * resamples have, and Student's quantile over the normal one. The degrees of freedom are those of
 * both sides together. For the ratio, which the verdict depends on, they are those of Welch, which
 * hold whatever the spreads of the two sides are. For pairs they are those of the differences.
 */
public final class Bootstrap {

  public static final int RESAMPLES = 4_000;
  public static final long SEED = 20_140_318L;

  /**
   * The standard deviation of the logarithm of the times of JVMs that is assumed where a side has
   * only one JVM, so that it can't be measured. Short runs of the same work on the same JDK differ
   * by that much.
   */
  public static final double ASSUMED_SPREAD = 0.1;

  /** Of each tail that an interval of 95 % leaves out. */
  private static final double IN_TAIL = 0.025;

  private static final double NORMAL =
      NormalDistribution.of(0, 1).inverseSurvivalProbability(IN_TAIL);

  /** The least number of JVMs on a side whose means are enough to tell how far JVMs spread. */
  private static final int ENOUGH_FORKS = 4;

  /** Selects iterations of both sides. */
  public interface Statistic {

    /**
     * @param base indices of iterations, counted through all JVMs of the side; some more than once
     */
    Numbers of(int[] base, int[] next);
  }

  /** The numbers of one selection, which are asked for by index. */
  public interface Numbers {

    /** Returns the same each time. Several threads may ask at once. */
    double get(int number);
  }

  private final Design base;
  private final Design next;
  private final int count;

  /** The mean of base minus that of next for each pair; null: they are not paired. */
  private final @Nullable Design pairs;

  /**
   * @param paired the JVMs of both sides, as many, at the same place ran one after the other: they
   *     are drawn together, and the spread that counts is that of their difference
   */
  public Bootstrap(Design base, Design next, boolean paired) {
    this(base, next, paired, RESAMPLES);
  }

  Bootstrap(Design base, Design next, boolean paired, int count) {
    this.base = base;
    this.next = next;
    this.pairs = paired ? base.lessThat(next) : null;
    this.count = count;
  }

  public Resamples resample(Statistic statistic) {
    Numbers values = statistic.of(all(base), all(next));
    List<Numbers> resamples = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < count && possible(); i++) {
      int[] forks = new int[base.forks()];
      IntUnaryOperator any = k -> forks[k] = random.nextInt(base.forks());
      IntUnaryOperator ofNext = pairs == null ? k -> random.nextInt(next.forks()) : k -> forks[k];
      resamples.add(statistic.of(draw(base, any, random), draw(next, ofNext, random)));
    }
    return new Resamples(values, resamples, possible() ? stretch() : Double.NaN);
  }

  /** Returns whether there can be an interval. It needs at least two units on each side. */
  public boolean possible() {
    return base.units() > 1 && next.units() > 1;
  }

  /**
   * Returns the estimate of the logarithm of the ratio of times as a verdict needs it. It is no
   * narrower than a side of one JVM allows, since nothing measured tells how much another JVM would
   * differ.
   */
  public Estimate forVerdict(Estimate logarithm) {
    int single = (base.forks() == 1 ? 1 : 0) + (next.forks() == 1 ? 1 : 0);
    double assumed = NORMAL * ASSUMED_SPREAD * Math.sqrt(single);
    double value = logarithm.value();
    double wider = possible() ? student(welch()) / student(pooled()) : 1;
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

  /**
   * @param forks the one that is drawn at each place
   */
  private static int[] draw(Design side, IntUnaryOperator forks, SplittableRandom random) {
    int[] drawn = new int[side.iterations() + maxIterations(side) * side.forks()];
    int count = 0;
    for (int i = 0; i < side.forks(); i++) {
      int fork = forks.applyAsInt(i);
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
    double resamples = varianceOfResamples();
    double scale = resamples == 0 ? 1 : Math.sqrt(spread() / resamples);
    return scale * student(pooled()) / NORMAL;
  }

  private static double student(double degrees) {
    return TDistribution.of(Math.max(degrees, 1)).inverseSurvivalProbability(IN_TAIL);
  }

  private double varianceOfResamples() {
    return pairs == null
        ? base.varianceOfResamples() + next.varianceOfResamples()
        : pairs.varianceOfResamples()
            + base.varianceOfResamplesWithin()
            + next.varianceOfResamplesWithin();
  }

  private double spread() {
    if (pairs == null) {
      return spread(base) + spread(next);
    }
    double within = base.cut() ? 0 : base.varianceWithin() + next.varianceWithin();
    return Math.max(pairs.varianceOfMean(), within);
  }

  /**
   * Returns the variance of the mean of a side. The means of two or three JVMs may be close by
   * chance, but those of more tell how far they spread. The iterations of a JVM may have a trend
   * that is the same in each JVM, such as to get faster. If the iterations are pieces of time, only
   * the JVMs tell the spread, because all pieces of a JVM are the same run.
   */
  private static double spread(Design side) {
    return side.forks() >= ENOUGH_FORKS || side.cut() && side.forks() > 1
        ? side.varianceOfMean()
        : Math.max(side.varianceOfMean(), side.varianceWithin());
  }

  private double pooled() {
    return pairs == null ? base.units() + next.units() - 2 : pairs.units() - 1;
  }

  private double welch() {
    if (pairs != null) {
      return pooled(); // the differences are one sample
    }
    double a = spread(base);
    double b = spread(next);
    double squares = a * a / (base.units() - 1) + b * b / (next.units() - 1);
    double fewest = Math.min(base.units(), next.units()) - 1;
    return squares == 0 ? fewest : Math.max((a + b) * (a + b) / squares, fewest);
  }
}
