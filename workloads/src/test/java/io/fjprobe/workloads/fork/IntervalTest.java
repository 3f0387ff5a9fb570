package io.fjprobe.workloads.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class IntervalTest {

  @Test
  void spansWhatResampledMediansSpan() {
    Interval interval = Interval.of(1.3, 1.0, 1.1);
    assertThat(interval.median).isEqualTo(1.1);
    assertThat(interval.low).isEqualTo(1.0);
    assertThat(interval.high).isEqualTo(1.3);
  }

  /** For the median of 11, the bootstrap is known exactly: the third from either end. */
  @Test
  void leavesOutTheTails() {
    Interval interval = Interval.of(DoubleStream.iterate(11, x -> x - 1).limit(11).toArray());
    assertThat(interval.median).isEqualTo(6);
    assertThat(interval.low).isEqualTo(3);
    assertThat(interval.high).isEqualTo(9);
  }

  @Test
  void takesTheMeanOfTheMiddleTwoOfAnEvenNumber() {
    assertThat(Interval.median(100, 1, 4, 2)).isEqualTo(3);
    assertThat(Interval.median(100, 1, 2)).isEqualTo(2);
    assertThat(Interval.median()).isNaN();
  }

  @Test
  void isTheSameEachTime() {
    double[] ratios = DoubleStream.iterate(1, x -> x * 1.01).limit(8).toArray();
    assertThat(Interval.of(ratios).toJson()).isEqualTo(Interval.of(ratios).toJson());
  }

  @Test
  void hasNoNumbersWhereOneIsMissing() {
    assertThat(Interval.of(1, Double.NaN, 1)).hasToString("-");
    assertThat(Interval.of()).hasToString("-");
  }

  @Test
  void staysShortForLargeRatios() {
    assertThat(Interval.of(1.0625, 1.0625)).hasToString("1.063 (1.063..1.063)");
    assertThat(Interval.of(12345.6, 12345.6)).hasToString("12346 (12346..12346)");
  }
}
