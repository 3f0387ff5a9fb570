package io.fjprobe.analyzer.recording.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class DurationsTest {

  private final Durations durations = new Durations();

  @Test
  void ofNothingIsZero() {
    assertThat(durations.atMost(0.99)).isZero();
  }

  @Test
  void smallOnesAreExact() {
    for (int nanos = 1; nanos <= 8; nanos++) {
      durations.add(nanos);
    }
    assertThat(durations.atMost(0.5)).isEqualTo(4);
    assertThat(durations.atMost(0.51)).isEqualTo(5);
    assertThat(durations.atMost(1)).isEqualTo(8);
  }

  @Test
  void theBoundIsNeverBelowAndAtMostAnEighthAbove() {
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      long nanos = random.nextLong() >>> 2 + random.nextInt(62);
      Durations one = new Durations();
      one.add(nanos);
      assertThat(one.atMost(0.99)).isBetween(nanos, nanos + nanos / 8);
    }
    Durations longest = new Durations();
    longest.add(Long.MAX_VALUE);
    assertThat(longest.atMost(0.99)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void oneInAHundredIsAboveTheNinetyNinthPercentile() {
    for (int i = 0; i < 99; i++) {
      durations.add(1_000);
    }
    durations.add(1_000_000);
    assertThat(durations.atMost(0.99)).isBetween(1_000L, 1_125L);
    durations.add(1_000_000);
    assertThat(durations.atMost(0.99)).isBetween(1_000_000L, 1_125_000L);
  }

  @Test
  void partsAddUp() {
    Durations other = new Durations();
    durations.add(3);
    other.add(5_000);
    other.add(6_000);
    durations.merge(other);
    assertThat(durations.atMost(0.3)).isEqualTo(3);
    assertThat(durations.atMost(0.6)).isBetween(5_000L, 5_625L);
    assertThat(durations.atMost(1)).isBetween(6_000L, 6_750L);
  }
}
