package io.fjprobe.analyzer.recording.task;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RunTimingTest {

  private final RunTiming timing = new RunTiming();

  @Test
  void everyRunTimedIsExact() {
    timing.add(100, 3, 3);
    timing.add(50, 2, 2);
    assertThat(timing.nanos()).isEqualTo(150);
    assertThat(timing.timedNanos()).isEqualTo(150);
    assertThat(timing.tasks()).isEqualTo(5);
    assertThat(timing.variance()).isZero();
  }

  @Test
  void oneInTenStandsForTen() {
    timing.add(100, 2, 20); // ten runs of two tasks
    assertThat(timing.nanos()).isEqualTo(1_000);
    assertThat(timing.timedNanos()).isEqualTo(100);
    assertThat(timing.variance()).isPositive();
    RunTiming both = new RunTiming();
    both.merge(timing);
    both.merge(timing);
    assertThat(both.nanos()).isEqualTo(2_000);
    assertThat(both.events()).isEqualTo(2);
    assertThat(both.tasks()).isEqualTo(40);
  }
}
