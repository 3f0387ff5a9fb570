package io.fjprobe.bootstrap.counter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What programs are told, by name. */
class SnapshotTest {

  private final Counts counts = new Counts();

  @AfterEach
  void nothingIsWoven() {
    Generation.JDK.woven("", EnumSet.noneOf(Probe.class), 0, "");
    Generation.JSR166Y.woven("", EnumSet.noneOf(Probe.class), 0, "");
  }

  @Test
  void hasTheRowsOfTheTableThatAreRecorded() {
    Generation.JDK.woven("all", EnumSet.allOf(Probe.class), 1, "");
    counts.set(Counter.SIGNAL_ATTEMPTS, 7);

    assertThat(counts.in(Counter.In.SNAPSHOT))
        .containsEntry("signalAttempts", 7L)
        .containsKeys("forks", "submissions", "workersStarted", "idleCount")
        .doesNotContainKeys("stealRuns", "idleTime");
  }

  @Test
  void leavesOutWhatOneOfThePoolsDoesNotHave() {
    Generation.JDK.woven("all", EnumSet.allOf(Probe.class), 1, "");
    Generation.JSR166Y.woven("some", EnumSet.of(Probe.FORKS), 1, "");

    assertThat(counts.in(Counter.In.SNAPSHOT)).containsOnlyKeys("forks");
  }
}
