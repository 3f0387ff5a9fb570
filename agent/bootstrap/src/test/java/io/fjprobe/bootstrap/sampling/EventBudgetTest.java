package io.fjprobe.bootstrap.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EventBudgetTest {

  private static final long SECOND = 1_000_000_000L;
  private static final long START = Long.MAX_VALUE - SECOND; // the clock may pass its largest value

  private final EventBudget budget = new EventBudget(10, 5, START);

  private int takeAt(long now, int tries) {
    int taken = 0;
    for (int i = 0; i < tries; i++) {
      taken += budget.take(now) ? 1 : 0;
    }
    return taken;
  }

  @Test
  void allowsABurstAndThenItsRate() {
    assertThat(takeAt(START, 100)).isEqualTo(5);
    int later = 0;
    for (long now = START; now - START < 3 * SECOND; now += SECOND / 1_000) {
      later += takeAt(now, 3);
    }
    assertThat(later).isEqualTo(29); // the 30th is due at the end of the third second
  }

  @Test
  void doesNotSaveUpMoreThanABurst() {
    assertThat(takeAt(START + 100 * SECOND, 100)).isEqualTo(5);
  }

  @Test
  void knowsHowMuchIsUsed() {
    assertThat(budget.used(START)).isZero();
    takeAt(START, 3);
    assertThat(budget.used(START)).isEqualTo(3);
    assertThat(budget.used(START + SECOND / 10)).isEqualTo(2);
    assertThat(budget.used(START + SECOND)).isZero();
  }
}
