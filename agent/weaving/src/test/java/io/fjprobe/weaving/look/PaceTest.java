package io.fjprobe.weaving.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PaceTest {

  private static final long MICRO = 1_000;
  private static final double MILLI = 1e6;

  private static final long FIRST = 10_000_000 * MICRO;

  /** Each look comes when the pace says so. */
  private static final class Looks {
    private final Pace pace = new Pace(50);
    private long now;
    private int count;
    private long cpu;

    Looks() {
      pace.looked(now, 100_000 * MICRO); // loads classes
    }

    Looks until(long nanos, long cpuOfEach) {
      while (now + pace.meanNanos() < nanos) {
        now += (long) pace.meanNanos();
        pace.looked(now, cpuOfEach);
        count++;
        cpu += cpuOfEach;
      }
      return this;
    }
  }

  @Test
  void looksAsOftenAsAskedWhileThatIsCheap() {
    assertThat(new Looks().until(2 * FIRST, 70 * MICRO).count).isEqualTo(999);
  }

  /** 400 us each 80 ms are 0.5 %. */
  @Test
  void looksAreRarerWhereTheyCostMore() {
    Looks looks = new Looks().until(3 * FIRST, 400 * MICRO);
    assertThat(looks.pace.meanNanos()).isCloseTo(80 * MILLI, within(MILLI));
  }

  @Test
  void neverTakesLongerThanASecond() {
    Looks looks = new Looks().until(3 * FIRST, 50_000 * MICRO);
    assertThat(looks.pace.meanNanos()).isEqualTo(1_000 * MILLI);
  }

  /** Most of it is the compiler's fault, which has not come to them yet. */
  @Test
  void firstLooksMayCostMore() {
    Looks looks = new Looks().until(FIRST, 1_000 * MICRO);
    assertThat(looks.cpu / (double) FIRST).isCloseTo(0.011, within(0.000_2));
    double before = looks.cpu;
    looks.until(2 * FIRST, 1_000 * MICRO);
    assertThat((looks.cpu - before) / FIRST).isCloseTo(0.005, within(0.000_2));
  }

  /** A JVM may run for a long time before looks become expensive. */
  @Test
  void whatWasNotUsedIsLeftForSomeLooksOnly() {
    Looks looks = new Looks().until(100 * FIRST, 10 * MICRO);
    double before = looks.cpu;
    looks.until(101 * FIRST, 1_000 * MICRO);
    assertThat((looks.cpu - before) / FIRST).isCloseTo(0.006, within(0.000_2));
  }

  @Test
  void pausesAreHalfAsLongToHalfAsLongAgainAndAsLongInTheMean() {
    Pace pace = new Pace(50);
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
