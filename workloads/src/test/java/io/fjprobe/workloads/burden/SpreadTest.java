package io.fjprobe.workloads.burden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SpreadTest {

  /** The definition of the library: of n times, the one at p (n + 1), and between two of them. */
  @Test
  void hasThePercentilesOfTheTimes() {
    double[] times = IntStream.rangeClosed(1, 99).map(i -> 100 - i).asDoubleStream().toArray();
    assertThat(Spread.of(times).toJson())
        .containsExactly(
            entry("count", 99),
            entry("p25", 25.0),
            entry("median", 50.0),
            entry("p75", 75.0),
            entry("p95", 95.0));
    assertThat(Spread.of(1, 2).median).isEqualTo(1.5);
  }

  @Test
  void noTimesAreNoNumber() {
    assertThat(Spread.of().median).isNaN();
    assertThat(Spread.of().count).isZero();
  }
}
