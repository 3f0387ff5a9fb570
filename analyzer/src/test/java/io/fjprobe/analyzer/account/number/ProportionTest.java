package io.fjprobe.analyzer.account.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ProportionTest {

  @Test
  void halfOfAHundred() {
    Proportion half = Proportion.of(50, 100);
    assertThat(half.share()).isEqualTo(0.5);
    assertThat(half.low()).isCloseTo(0.4038, within(1e-4));
    assertThat(half.high()).isCloseTo(0.5962, within(1e-4));
  }

  @Test
  void noneOfTenMayStillBeMany() {
    assertThat(Proportion.of(0, 10).low()).isZero();
    assertThat(Proportion.of(0, 10).high()).isCloseTo(0.2775, within(1e-4));
    assertThat(Proportion.of(10, 10).low()).isCloseTo(0.7225, within(1e-4));
    assertThat(Proportion.of(10, 10).high()).isEqualTo(1);
  }
}
