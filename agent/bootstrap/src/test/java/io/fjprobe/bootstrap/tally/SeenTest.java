package io.fjprobe.bootstrap.tally;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.Probe;
import java.util.EnumSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SeenTest {

  private final SeenSums sums = new SeenSums();

  @AfterEach
  void nothingIsWoven() {
    Generation.JDK.woven("", EnumSet.noneOf(Probe.class), 0, "");
  }

  /** As on JDK 11 to 16, where the agent was attached. */
  @Test
  void idleWorkersThatAreNotKnownAreNeitherIdleNorWaiting() {
    Generation.JDK.woven("some", EnumSet.complementOf(EnumSet.of(Probe.IDLE)), 1, "");
    assertThat(sums.byName(Generation.JDK))
        .containsKeys("seenRunning", "seenInJoin", "seenInManagedBlock", "queueWaits")
        .doesNotContainKeys("seenIdle", "seenWaiting");
    assertThat(sums.byName(null).keySet()).isEqualTo(sums.byName(Generation.JDK).keySet());
    Generation.JDK.woven("all", EnumSet.allOf(Probe.class), 1, "");
    assertThat(sums.byName(null)).containsKeys("seenIdle", "seenWaiting");
  }
}
