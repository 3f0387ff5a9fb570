package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeOutTextTest {

  private static final int WIDTH = 200;

  private final PoolFixture fixture = new PoolFixture();

  /** The first of two boxes; the other one has the rest of the time. */
  private void looksSee(Doing doing) {
    fixture.looksSee(
        Unused.NOBODY_RUNS,
        0.5,
        TestBox.of(doing).in("main", false).at("Lab.batch:26").share(0.7).box(),
        TestBox.of(Doing.RUNS).in("main", false).at("Lab.run:9").share(0.3).box());
  }

  private String text() {
    Page page = new Page(WIDTH);
    TimeOutText.print(fixture.section(), page::paragraph);
    return page.toString().strip();
  }

  @Test
  void aTimerLetsThemGoOn() {
    looksSee(Doing.WAITS_FOR_RESULT);
    fixture.looksSee(List.of(), List.of(byTimer("Lab.batch:26", 19), byTimer("Lab.other:3", 0)));
    assertThat(text())
        .isEqualTo(
            "waits    those at Lab.batch:26 end only when a time is over, in 19 of 20 cases seen (tick"
                + " lets others go on then at Lab.tick:5)");
    assertThat(MomentNotes.of(fixture.section()))
        .as("on a page")
        .containsExactly(
            "Waits: those at Lab.batch:26 end only when a time is over, in 19 of 20 cases seen (tick"
                + " lets others go on then at Lab.tick:5).");
  }

  /** Of 20 cases. */
  private static ReleaseRow byTimer(String line, long timed) {
    return new ReleaseRow(
        Doing.WAITS_FOR_RESULT,
        "main",
        false,
        line,
        null,
        null,
        "tick",
        false,
        "Lab.tick:5",
        null,
        20,
        0,
        timed);
  }

  @Test
  void whoRunsWaitsForNoTimer() {
    looksSee(Doing.RUNS);
    fixture.looksSee(List.of(), List.of(byTimer("Lab.batch:26", 19)));
    assertThat(text()).isEmpty();
  }

  @Test
  void nobodyHasLooked() {
    assertThat(text()).isEmpty();
  }
}
