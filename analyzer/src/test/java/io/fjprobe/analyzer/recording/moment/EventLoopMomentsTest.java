package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Unused;
import org.junit.jupiter.api.Test;

/** Threads that many others depend on: event loops, and carriers of virtual threads. */
class EventLoopMomentsTest extends LooksFixture {

  /** Whoever else runs: all events of the loop wait. */
  @Test
  void anEventLoopIsBlocked() {
    look(does(RUNS), does(IDLE), does(IDLE), does(SLEEPS, SLEEP_IN_LOOP));

    assertThat(shares()).containsOnlyKeys("RUNS main", "SLEEPS pool-#-thread-#");
    assertThat(moments.boxes().keySet())
        .extracting(BoxKey::context)
        .containsExactlyInAnyOrder(null, Context.EVENT_LOOP);
    assertUnused(Unused.EVENT_LOOP, 0.5);
  }

  @Test
  void anEventLoopWaitsForAResult() {
    look(does(WAITS, JOIN), does(RUNS), does(IDLE), does(WAITS, RESULT_IN_LOOP));

    assertThat(shares()).containsOnlyKeys("RUNS pool 1", "WAITS_FOR_RESULT pool-#-thread-#");
    assertUnused(Unused.EVENT_LOOP, 0.5);
  }

  @Test
  void anEventLoopThatSelectsIsNotBlocked() {
    look(does(RUNS), does(IDLE), does(IDLE), does(IN_NATIVE, SELECT));

    assertThat(shares()).containsOnlyKeys("RUNS main");
    assertUnused(Unused.ONE_OUTSIDE, 0.5);
  }

  @Test
  void virtualThreadsWaitForCarriers() {
    ready = 3 * LOOKS;
    look(does(RUNS));
    assertThat(totals().readyNanos()).isCloseTo(3 * WALL, within(1.0));
  }

  @Test
  void olderAgentsDoNotKnowWhoWaitsForCarriers() {
    look(does(RUNS));
    assertThat(totals().readyNanos()).isNaN();
  }
}
