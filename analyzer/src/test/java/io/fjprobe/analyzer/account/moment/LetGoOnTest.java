package io.fjprobe.analyzer.account.moment;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who waits for whom, up to a timer. */
class LetGoOnTest {

  private static final String LINE = "App.wait:7";

  private static ReleaseRow row(Doing doing, String who, String by, long times, long timed) {
    return new ReleaseRow(
        doing, who, false, LINE, null, null, by, false, "App.go:9", null, times, 0, timed);
  }

  private static LetGoOn of(ReleaseRow... rows) {
    return LetGoOn.of(List.of(rows), row -> row.where().equals("main"));
  }

  @Test
  void aTimerLetsThemGoOn() {
    LetGoOn its =
        of(
            row(Doing.WAITS, "main", "timer", 9, 9),
            row(Doing.WAITS, "main", "worker", 1, 0),
            row(Doing.WAITS, "other", "worker", 90, 0));

    assertThat(its.isMostlyTimed()).isTrue();
    assertThat(its.timed()).isEqualTo(9);
    assertThat(its.seen()).isEqualTo(10);
    assertThat(its.most()).extracting(ReleaseRow::by).isEqualTo("timer");
  }

  /** Two of two may be chance. */
  @Test
  void fewCasesShowNothing() {
    assertThat(of(row(Doing.WAITS, "main", "timer", 2, 2)).isMostlyTimed()).isFalse();
  }

  /** Main waits for a pool, which has nothing to do until an executor with a timer brings it. */
  @Test
  void whoLetsThemGoOnMayWaitForATimer() {
    LetGoOn its =
        of(
            row(Doing.WAITS, "main", "pool", 4, 0),
            row(Doing.NOT_ASKED, "pool", "executor", 30, 0),
            row(Doing.NOT_ASKED, "pool", "pool", 90, 0),
            row(Doing.NOT_ASKED, "executor", "timer", 20, 19));

    assertThat(its.isMostlyTimed()).isTrue();
    assertThat(its.seen()).isEqualTo(20);
    assertThat(its.most()).extracting(ReleaseRow::by).isEqualTo("timer");
  }

  @Test
  void whereNobodyWaitsForATimerTheFirstStepCounts() {
    LetGoOn its =
        of(row(Doing.WAITS, "main", "pool", 4, 1), row(Doing.NOT_ASKED, "pool", "main", 30, 2));

    assertThat(its.isMostlyTimed()).isFalse();
    assertThat(its.seen()).isEqualTo(4);
    assertThat(its.share()).isEqualTo(0.25);
  }
}
