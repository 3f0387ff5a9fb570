package io.fjprobe.analyzer.compare.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BootstrapTest {

  private static final int EXPERIMENTS = 300;

  /** Enough for a rate over many experiments. */
  private static final int RESAMPLES = 600;

  /** Iterations whose mean varies from JVM to JVM, and which vary within it. */
  private static Design measure(
      Random random, int forks, int iterations, double between, double within, double mean) {
    double[][] times = new double[forks][iterations];
    for (double[] fork : times) {
      double ofFork = mean + between * random.nextGaussian();
      for (int i = 0; i < iterations; i++) {
        fork[i] = ofFork + within * random.nextGaussian();
      }
    }
    return new Design(times);
  }

  private static Estimate ratio(Design base, Design next) {
    return ratio(base, next, false);
  }

  private static Estimate ratio(Design base, Design next, boolean paired) {
    Bootstrap bootstrap = new Bootstrap(base, next, paired, RESAMPLES);
    Estimate logarithm =
        bootstrap.resample((a, b) -> number -> mean(base, a) - mean(next, b)).sum(0);
    return bootstrap.forVerdict(logarithm);
  }

  private static double mean(Design side, int[] selection) {
    double sum = 0;
    for (int i : selection) {
      int fork = 0;
      int rest = i;
      while (rest >= side.logTimes()[fork].length) {
        rest -= side.logTimes()[fork++].length;
      }
      sum += side.logTimes()[fork][rest];
    }
    return sum / selection.length;
  }

  private static double shown(
      int forks, int iterations, double between, double within, double difference) {
    Random random = new Random(forks * 31L + iterations);
    int shown = 0;
    for (int i = 0; i < EXPERIMENTS; i++) {
      Design base = measure(random, forks, iterations, between, within, 5);
      Design next = measure(random, forks, iterations, between, within, 5 + difference);
      shown += ratio(base, next).moved() ? 1 : 0;
    }
    return (double) shown / EXPERIMENTS;
  }

  /** At most one false alarm in twenty; 300 experiments tell that to about 2.5 %. */
  @ParameterizedTest(name = "{0} JVMs of {1} iterations, spread {2} between and {3} within")
  @CsvSource({
    "2, 5, 0.05, 0.02",
    "3, 5, 0.05, 0.02",
    "3, 5, 0.02, 0.05",
    "3, 5, 0.00, 0.05",
    "4, 2, 0.00, 0.05",
    "4, 5, 0.05, 0.05",
    "5, 3, 0.10, 0.10",
    "5, 5, 0.05, 0.00",
    "8, 4, 0.05, 0.05",
    "1, 5, 0.05, 0.05",
    "1, 10, 0.10, 0.02"
  })
  void raisesFewFalseAlarms(int forks, int iterations, double between, double within) {
    assertThat(shown(forks, iterations, between, within, 0)).isLessThanOrEqualTo(0.07);
  }

  @ParameterizedTest(name = "{0} JVMs, difference {1}")
  @CsvSource({"3, 0.5", "5, 0.2", "8, 0.1", "1, 0.8"})
  void showsWhatThereIs(int forks, double difference) {
    assertThat(shown(forks, 5, 0.05, 0.02, difference)).isGreaterThan(0.8);
  }

  /** A JVM's mean is all that its iterations say of it, where there are enough JVMs. */
  @ParameterizedTest(name = "{0} JVMs of {1} iterations")
  @CsvSource({"4, 2", "4, 30", "5, 7", "8, 90"})
  void iterationsAreNoLessPreciseThanTheirSums(int forks, int iterations) {
    Random random = new Random(forks * 41L + iterations);
    Design base = measure(random, forks, iterations, 0.05, 0.2, 5);
    Design next = measure(random, forks, iterations, 0.05, 0.2, 5);
    double ofIterations = width(base, next);
    double ofSums = width(sums(base), sums(next));
    assertThat(ofIterations).isCloseTo(ofSums, withinPercentage(6));
  }

  private static double width(Design base, Design next) {
    Bootstrap bootstrap = new Bootstrap(base, next, false);
    Estimate ratio =
        bootstrap.forVerdict(
            bootstrap.resample((a, b) -> number -> mean(base, a) - mean(next, b)).sum(0));
    return ratio.high() - ratio.low();
  }

  private static Design sums(Design side) {
    double[][] sums = new double[side.forks()][1];
    for (int i = 0; i < sums.length; i++) {
      sums[i][0] = Arrays.stream(side.logTimes()[i]).average().orElseThrow();
    }
    return new Design(sums);
  }

  /** All JVMs are slow at first, which says nothing of how far they spread. */
  @Test
  void aTrendWithinEachOfEnoughJvmsHidesNothing() {
    Design base = measure(new Random(4), 4, 2, 0.02, 0.01, 5);
    Design next = measure(new Random(5), 4, 2, 0.02, 0.01, 5.1);
    for (Design side : new Design[] {base, next}) {
      for (double[] fork : side.logTimes()) {
        fork[0] += 0.5;
      }
    }
    assertThat(ratio(base, next).moved()).isTrue();
  }

  /** JVMs of a round have the state of the machine in common. */
  private static double shownInRounds(
      int rounds, double ofMachine, double between, double difference, boolean paired) {
    Random random = new Random(rounds * 17L + Math.round(100 * ofMachine));
    int shown = 0;
    for (int i = 0; i < EXPERIMENTS; i++) {
      Design base = measure(random, rounds, 3, between, 0.02, 5);
      Design next = measure(random, rounds, 3, between, 0.02, 5 + difference);
      for (int round = 0; round < rounds; round++) {
        double drift = ofMachine * random.nextGaussian();
        add(base.logTimes()[round], drift);
        add(next.logTimes()[round], drift);
      }
      shown += ratio(base, next, paired).moved() ? 1 : 0;
    }
    return (double) shown / EXPERIMENTS;
  }

  private static void add(double[] logTimes, double drift) {
    Arrays.setAll(logTimes, i -> logTimes[i] + drift);
  }

  @ParameterizedTest(name = "{0} rounds, the machine drifts by {1}, spread {2} between")
  @CsvSource({"5, 0.3, 0.02", "5, 0.0, 0.05", "5, 0.1, 0.0", "11, 0.3, 0.05"})
  void pairsRaiseFewFalseAlarms(int rounds, double ofMachine, double between) {
    assertThat(shownInRounds(rounds, ofMachine, between, 0, true)).isLessThanOrEqualTo(0.07);
  }

  @Test
  void pairsShowWhatADriftingMachineHides() {
    assertThat(shownInRounds(5, 0.3, 0.02, 0.1, true)).isGreaterThan(0.8);
    assertThat(shownInRounds(5, 0.3, 0.02, 0.1, false)).isLessThan(0.2);
  }

  @Test
  void theIntervalLiesAroundTheValue() {
    Design base = new Design(new double[][] {{1, 1.02, 1.01}, {1.03, 1.04, 1.05}});
    Design next = new Design(new double[][] {{2, 2.02, 2.01}, {2.03, 2.04, 2.05}});
    Estimate estimate = ratio(base, next);
    assertThat(estimate.value()).isCloseTo(-1, within(1e-9));
    assertThat(estimate.low()).isLessThan(-1);
    assertThat(estimate.high()).isBetween(-1.0, -0.5);
  }

  @Test
  void whatNeverVariesIsExact() {
    Design side = new Design(new double[][] {{1, 1}, {1, 1}, {1, 1}});
    assertThat(ratio(side, side)).isEqualTo(Estimate.exact(0));
  }

  /** Time that was cut into pieces is known as well as the whole, however the pieces differ. */
  @Test
  void piecesOfTimeAreNoLessPreciseThanTheWhole() {
    double[][] base = {{1, 3, 1.01}, {1.03, 3.04, 1.05}, {1.01, 3.01, 1.02}};
    double[][] next = {{2, 4.02, 2.01}, {2.03, 4.04, 2.05}, {2.01, 4, 2.03}};
    Estimate cut = ratio(new Design(base, true), new Design(next, true));
    Estimate whole = ratio(means(base), means(next));
    assertThat(cut.high() - cut.low()).isCloseTo(whole.high() - whole.low(), withinPercentage(10));
    Estimate repeated = ratio(new Design(base), new Design(next));
    assertThat(repeated.high() - repeated.low()).isGreaterThan(10 * (cut.high() - cut.low()));
  }

  private static Design means(double[][] times) {
    return new Design(
        Arrays.stream(times)
            .map(fork -> new double[] {Arrays.stream(fork).average().orElseThrow()})
            .toArray(double[][]::new));
  }

  @Test
  void oneIterationHasNoInterval() {
    Design one = new Design(new double[][] {{1}});
    Estimate estimate = ratio(one, one);
    assertThat(estimate.low()).isNaN();
    assertThat(estimate.moved()).isFalse();
  }

  @Test
  void theSameDataGiveTheSameInterval() {
    Design base = measure(new Random(1), 3, 5, 0.1, 0.1, 1);
    Design next = measure(new Random(2), 3, 5, 0.1, 0.1, 1);
    assertThat(ratio(base, next)).isEqualTo(ratio(base, next));
  }

  @Test
  void partsThatMakeUpForEachOtherVaryLessInSum() {
    Design side = measure(new Random(3), 3, 5, 0.2, 0.2, 1);
    Resamples resamples =
        new Bootstrap(side, side, false)
            .resample((a, b) -> number -> number == 0 ? mean(side, a) : 2 - mean(side, a));
    Estimate one = resamples.sum(0);
    Estimate sum = resamples.sum(0, 1);
    assertThat(one.high() - one.low()).isGreaterThan(0.1);
    assertThat(sum.high() - sum.low()).isLessThan(1e-9);
  }
}
