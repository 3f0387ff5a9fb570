package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Threads that a timer lets go on: when a time is over, or as soon as it is told to. */
class TimerReleasesTest extends LooksFixture {

  private ReleaseCount releasedBy(int[] timer) {
    releases = "100 0 " + STACKS.indexOf(TIMER) + " 3 pool-1-thread-1\n";
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), timer);
    assertThat(moments.releases()).hasSize(1);
    return moments.releases().values().iterator().next();
  }

  @Test
  void whenItsTimeIsOver() {
    assertThat(releasedBy(does(SLEEPS, NO_TASK))).isEqualTo(new ReleaseCount(1, 0, 1));
  }

  /** As event loops do, which have timers, too. */
  @Test
  void whenItSelectsUntilThen() {
    assertThat(releasedBy(does(IN_NATIVE, SELECT))).isEqualTo(new ReleaseCount(1, 0, 1));
  }

  @Test
  void atOnceWhenItWaitsWithoutLimit() {
    assertThat(releasedBy(does(WAITS, NO_TASK))).isEqualTo(new ReleaseCount(1, 0, 0));
  }

  /** It had too little of a CPU to be seen running. */
  @Test
  void atOnceWhenItAlreadyRunsInNativeCode() {
    assertThat(releasedBy(does(IN_NATIVE, CLOCK_IN_TIMER))).isEqualTo(new ReleaseCount(1, 0, 0));
  }

  /** It may have been new to the look before. */
  @Test
  void perhapsAtOnceWhenItIsInNativeCodeThatIsNotKnown() {
    assertThat(releasedBy(does(IN_NATIVE))).isEqualTo(new ReleaseCount(1, 0, 0));
  }
}
