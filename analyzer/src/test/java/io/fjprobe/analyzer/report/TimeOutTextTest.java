package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TimeOutTextTest {

  private static final int WIDTH = 200;
  private static final long SECOND = 1_000_000_000;

  private final PoolFixture fixture = new PoolFixture();

  /** The first of two boxes; the other one has the rest of the time. */
  private String text(Doing doing, String line) {
    fixture.looksSee(
        Unused.NOBODY_RUNS,
        0.5,
        TestBox.of(doing).in("main", false).at(line).share(0.7).box(),
        TestBox.of(Doing.RUNS).in("main", false).at("Lab.run:9").share(0.3).box());
    Page page = new Page(WIDTH);
    TimeOutText.print(fixture.section(), page::paragraph);
    return page.toString().stripTrailing();
  }

  private void waits(long timedOutNanos, long timeOut) {
    TimedOutWaits.Row row = new TimedOutWaits.Row(50, timedOutNanos, timeOut, 75, 10 * SECOND);
    fixture.timedOutWaits = new TimedOutWaits(Map.of("Lab.batch:26", row));
  }

  @Test
  void nobodyLetsThoseGoOnWhoHoldTheProgramUp() {
    waits(8 * SECOND, SECOND / 5);
    assertThat(text(Doing.WAITS_FOR_RESULT, "Lab.batch:26"))
        .isEqualTo(
            "waits    50 of 75 recorded waits at Lab.batch:26 end only by their time-out of 200 ms: nobody"
                + " lets them go on before");
    assertThat(MomentNotes.of(fixture.section()))
        .as("on a page")
        .containsExactly(
            "Waits: 50 of 75 recorded waits at Lab.batch:26 end only by their time-out of 200 ms: nobody"
                + " lets them go on before.");
    waits(8 * SECOND, 0);
    assertThat(text(Doing.WAITS_FOR_RESULT, "Lab.batch:26")).contains("by their time-out: nobody");
  }

  @Test
  void otherWaitsMatterMore() {
    waits(4 * SECOND, SECOND / 5);
    assertThat(text(Doing.WAITS_FOR_RESULT, "Lab.batch:26")).isEmpty();
  }

  @Test
  void itIsAnotherLineThatHoldsTheProgramUp() {
    waits(8 * SECOND, SECOND / 5);
    assertThat(text(Doing.WAITS_FOR_RESULT, "Lab.other:3")).isEmpty();
    assertThat(text(Doing.RUNS, "Lab.batch:26")).isEmpty();
  }

  @Test
  void aTimerLetsThemGoOn() {
    text(Doing.WAITS_FOR_RESULT, "Lab.batch:26");
    fixture.looksSee(List.of(), List.of(byTimer("Lab.batch:26", 19), byTimer("Lab.other:3", 0)));
    Page page = new Page(WIDTH);
    TimeOutText.print(fixture.section(), page::paragraph);
    assertThat(page.toString().strip())
        .isEqualTo(
            "waits    those at Lab.batch:26 end only when a time is over, in 19 of 20 cases seen (tick"
                + " lets others go on then at Lab.tick:5)");
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
  void nobodyHasLooked() {
    waits(8 * SECOND, SECOND / 5);
    Page page = new Page(WIDTH);
    TimeOutText.print(fixture.section(), page::paragraph);
    assertThat(page.toString()).isEmpty();
  }
}
