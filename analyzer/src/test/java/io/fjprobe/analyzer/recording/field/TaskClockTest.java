package io.fjprobe.analyzer.recording.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TaskClockTest {

  private final TaskClock clock = new TaskClock();

  @Test
  void noiseIsIgnoredAndDriftFollowed() {
    assertThat(clock.nanosOf(5_000, 1_000_005_000)).isEqualTo(1_000_005_000);
    assertThat(clock.nanosOf(6_000, 1_000_006_700)).isEqualTo(1_000_006_000);
    assertThat(clock.nanosOf(-7, 1_000_009_993)).isEqualTo(999_999_993);
    assertThat(clock.nanosOf(8_000, 1_000_028_000)).isEqualTo(1_000_028_000);
    assertThat(clock.nanosOf(9_000, 1_000_029_500)).isEqualTo(1_000_029_000);
  }
}
