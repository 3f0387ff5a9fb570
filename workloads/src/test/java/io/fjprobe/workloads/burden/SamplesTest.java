package io.fjprobe.workloads.burden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SamplesTest {

  @Test
  void leavesOutTheWarmUp() {
    Samples samples = new Samples(2, 3);
    for (int time = 1; samples.wantMore(); time++) {
      assertThat(samples.areWarmingUp()).isEqualTo(time <= 2);
      samples.add(time);
    }
    assertThat(samples.spread().count).isEqualTo(3);
    assertThat(samples.spread().median).as("of 3, 4 and 5").isEqualTo(4);
  }

  @Test
  void triesAgainAndGivesUpInTheEnd() {
    Samples samples = new Samples(0, 2);
    assertThat(samples.wantMore()).isTrue();
    assertThat(samples.wantMore()).as("the first attempt gave no time").isTrue();
    samples.add(1);
    assertThatThrownBy(
            () -> {
              while (samples.wantMore()) {
                assertThat(samples.areWarmingUp()).isFalse();
              }
            })
        .isInstanceOf(NotMeasured.class)
        .hasMessageStartingWith("2001 attempts failed: both threads were on one CPU");
  }

  @Test
  void refusesAClockThatGoesBack() {
    assertThatThrownBy(() -> new Samples(0, 1).add(-1))
        .isInstanceOf(NotMeasured.class)
        .hasMessage("System.nanoTime() differs between the CPUs of this machine");
  }
}
