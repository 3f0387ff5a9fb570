package io.fjprobe.weaving.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PaceTest {

  private static final long MICRO = 1_000;
  private static final double MILLI = 1e6;

  private static Pace after(int looks, long cpuOfEach) {
    Pace pace = new Pace(50);
    pace.looked(100_000 * MICRO); // loads classes
    for (int i = 0; i < looks; i++) {
      pace.looked(cpuOfEach);
    }
    return pace;
  }

  @Test
  void looksAsOftenAsAskedWhileThatIsCheap() {
    assertThat(after(10_000, 70 * MICRO).meanNanos()).isEqualTo(20 * MILLI);
  }

  /** 400 us each 80 ms are 0.5 %. */
  @Test
  void looksAreRarerWhereTheyCostMore() {
    assertThat(after(10_000, 400 * MICRO).meanNanos()).isCloseTo(80 * MILLI, within(MILLI));
  }

  @Test
  void neverTakesLongerThanASecond() {
    assertThat(after(10_000, 50_000 * MICRO).meanNanos()).isEqualTo(1_000 * MILLI);
  }

  /** Most of it is the compiler's fault, which has not come to them yet. */
  @Test
  void firstLooksMayCostMore() {
    assertThat(after(50, 400 * MICRO).meanNanos()).isEqualTo(20 * MILLI);
  }

  @Test
  void pausesAreHalfAsLongToHalfAsLongAgainAndAsLongInTheMean() {
    Pace pace = after(0, 0);
    double sum = 0;
    for (int i = 0; i < 10_000; i++) {
      long millis = pace.untilNextMillis();
      assertThat(millis).isBetween(10L, 30L);
      sum += millis;
    }
    assertThat(sum / 10_000).isCloseTo(20, within(0.3));
  }

  /** Where all threads must stop for it, for 2 ms, half a second later at the earliest. */
  @Test
  void stacksAreReadAsOftenAsThatMayStopThreads() {
    Pace pace = new Pace(50);
    assertThat(pace.allowsStacks(-5)).isTrue();
    pace.readStacks(0, 2_000 * MICRO);
    assertThat(pace.allowsStacks(499_000 * MICRO)).isFalse();
    assertThat(pace.allowsStacks(500_000 * MICRO)).isTrue();
  }
}
