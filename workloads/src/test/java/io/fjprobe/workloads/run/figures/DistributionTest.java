package io.fjprobe.workloads.run.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class DistributionTest {

  @Test
  void quantilesAreThoseOfTheSortedTimes() {
    Random random = new Random(1);
    long[] times = new long[10_001];
    Distribution distribution = new Distribution();
    for (int i = 0; i < times.length; i++) {
      times[i] = (long) Math.exp(random.nextDouble() * 40);
      distribution.record(times[i]);
    }
    Arrays.sort(times);
    for (double share : new double[] {0.001, 0.25, 0.5, 0.99, 0.999}) {
      long exact = times[(int) Math.ceil(share * times.length) - 1];
      assertThat(distribution.quantile(share))
          .as("%s", share)
          .isCloseTo(exact, Percentage.withPercentage(0.8));
    }
    assertThat(distribution.max()).isEqualTo(times[times.length - 1]);
    assertThat(distribution.mean())
        .isCloseTo(Arrays.stream(times).average().getAsDouble(), Percentage.withPercentage(1e-9));
  }

  @Test
  void shortTimesAreExact() {
    for (long time = 0; time < 128; time++) {
      Distribution distribution = new Distribution();
      distribution.record(time);
      distribution.record(1_000);
      assertThat(distribution.quantile(0.5)).isEqualTo(time);
    }
  }

  @Test
  void theLongestTimeHasAPlace() {
    Distribution distribution = new Distribution();
    distribution.record(Long.MAX_VALUE);
    assertThat(distribution.quantile(1)).isCloseTo(Long.MAX_VALUE, Percentage.withPercentage(0.8));
  }

  @Test
  void noTimesAreNoNumber() {
    Distribution none = new Distribution();
    assertThat(none.mean()).isNaN();
    assertThat(none.max()).isNaN();
    assertThat(none.quantile(0.5)).isNaN();
  }

  @Test
  void addsUpAndCrossesAPipe() {
    Distribution one = new Distribution();
    one.record(5);
    one.record(1_000_000);
    Distribution other = new Distribution();
    other.record(70);
    other.add(one);
    Distribution read = Distribution.parse(other.toString());
    assertThat(read).usingRecursiveComparison().isEqualTo(other);
    assertThat(read.count()).isEqualTo(3);
    assertThat(read.quantile(0.5)).isEqualTo(70);
    assertThatThrownBy(() -> Distribution.parse("1,2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no distribution: 1,2");
  }
}
