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

    assertThat(counts.ofSnapshot())
        .containsEntry("signalAttempts", 7L)
        .doesNotContainKeys("stealRuns", "idleTime")
        .containsOnlyKeys(
            "forks",
            "submissions",
            "submissionsTaken",
            "workerSteals",
            "joinHelpSteals",
            "completerHelpSteals",
            "quiesceHelpSteals",
            "externalHelpSteals",
            "signals",
            "signalAttempts",
            "compensations",
            "refusals",
            "workersStarted",
            "idleCount",
            "joinBlockedCount",
            "managedBlockedCount");
  }

  @Test
  void leavesOutWhatOneOfThePoolsDoesNotHave() {
    Generation.JDK.woven("all", EnumSet.allOf(Probe.class), 1, "");
    Generation.JSR166Y.woven("some", EnumSet.of(Probe.FORKS), 1, "");

    assertThat(counts.ofSnapshot()).containsOnlyKeys("forks");
  }
}
