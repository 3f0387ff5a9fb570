package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Main has ended, and something keeps the JVM. */
class MomentsAfterMainTest extends LooksFixture {

  /** Its threads are no daemons: they keep the JVM alive. */
  @Test
  void anExecutorWaitsForWorkAfterMainHasEnded() {
    look(does(0), does(IDLE), does(IDLE), does(WAITS, NO_TASK));
    assertThat(totals().afterMainNanos()).isCloseTo(WALL, within(1.0));
    assertThat(totals().keeping().keySet()).containsExactly("pool-#-thread-#");
  }

  @Test
  void mainHasNotEndedWhileItIsThere() {
    look(does(WAITS, NO_TASK), does(IDLE), does(IDLE), does(WAITS, NO_TASK));
    assertThat(totals().afterMainNanos()).isZero();
  }

  /** Looks see a sample of very many threads. */
  @Test
  void mainHasNotEndedIfItIsSeenAgain() {
    lookInTurns(does(0), does(IDLE));
    assertThat(totals().afterMainNanos()).isLessThanOrEqualTo(BETWEEN);
  }

  @Test
  void whoRunsAfterMainIsAsked() {
    look(does(0), does(IDLE), does(RUNS), does(WAITS, NO_TASK));
    assertThat(totals().afterMainNanos()).isZero();
  }
}
