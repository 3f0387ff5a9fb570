package io.fjprobe.analyzer.compare.gate;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.PoolCounter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitTest {

  private final SideFixture base = new SideFixture(17);
  private final SideFixture next = new SideFixture(21);

  private Check.Outcome check(String limit) {
    return Limit.parse(limit).check(Comparisons.of(base, next)).outcome();
  }

  @Test
  void aRegressionIsBrokenOnlyByTheWholeInterval() {
    next.with(Part.WORK, 200 * MS); // 10 % of the wall time, with an interval of some 5 %
    assertThat(check("regression=1%")).isEqualTo(Check.Outcome.BROKEN);
    assertThat(check("regression=9%")).isEqualTo(Check.Outcome.UNDECIDED);
    assertThat(check("regression=20%")).isEqualTo(Check.Outcome.KEPT);
  }

  @Test
  void fasterBreaksNothing() {
    next.with(Part.WORK, 50 * MS);
    assertThat(check("regression=0%")).isEqualTo(Check.Outcome.KEPT);
  }

  @Test
  void aWideIntervalDecidesNothing() {
    next.spread = 0.3;
    assertThat(check("regression=5%")).isEqualTo(Check.Outcome.UNDECIDED);
    base.with(PoolCounter.SIGNALS, 100).with(Part.JOIN_BLOCKED, 10 * MS);
    next.with(PoolCounter.SIGNALS, 100).with(Part.JOIN_BLOCKED, 10 * MS);
    assertThat(check("joinBlocked=+5%")).isEqualTo(Check.Outcome.UNDECIDED);
    assertThat(check("signals=+5%")).isEqualTo(Check.Outcome.KEPT);
  }

  @Test
  void aPartOfTheTimeCanBeLimited() {
    base.with(Part.JOIN_BLOCKED, 10 * MS);
    next.with(Part.JOIN_BLOCKED, 13 * MS);
    assertThat(check("joinBlocked=+20%")).isEqualTo(Check.Outcome.BROKEN);
    assertThat(check("joinBlocked=+40%")).isEqualTo(Check.Outcome.KEPT);
    assertThat(check("joinBlocked=-5%")).isEqualTo(Check.Outcome.KEPT);
  }

  @Test
  void evidenceCanBeLimitedInBothDirections() {
    base.with(PoolCounter.SIGNALS, 100);
    next.with(PoolCounter.SIGNALS, 50);
    assertThat(check("signals=+20%")).isEqualTo(Check.Outcome.KEPT);
    assertThat(check("signals=-20%")).isEqualTo(Check.Outcome.BROKEN);
    assertThat(check("signals=-60%")).isEqualTo(Check.Outcome.KEPT);
  }

  @Test
  void somethingFromNothingIsBeyondAnyLimit() {
    next.with(PoolCounter.REFUSALS, 3);
    assertThat(check("rejectedCompensations=+1000%")).isEqualTo(Check.Outcome.BROKEN);
  }

  @Test
  void whatIsNotRecordedCanNotBeChecked() {
    next.with(PoolCounter.LOCK_FAILURES, Double.NaN);
    assertThat(check("lockFailures=+20%")).isEqualTo(Check.Outcome.UNKNOWN);
  }

  @Test
  void nothingOnEitherSideIsKept() {
    assertThat(check("rejectedCompensations=+1%")).isEqualTo(Check.Outcome.KEPT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"regression", "regression=5", "regression=+5%", "5%", "luck=3%", ""})
  void nonsenseIsRefused(String text) {
    assertThatThrownBy(() -> Limit.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void oldNamesTellTheNewOne() {
    assertThatThrownBy(() -> Limit.parse("starved=+5%"))
        .hasMessage("'starved' is now called cpuWait: write cpuWait=+5%");
    assertThatThrownBy(() -> Limit.parse("refusals=+5%"))
        .hasMessageContaining("rejectedCompensations=+5%");
  }

  @Test
  void readsAsItIsWritten() {
    assertThat(Limit.parse("regression=5%")).hasToString("regression=5%");
    assertThat(Limit.parse("joinBlocked=+20%")).hasToString("joinBlocked=+20%");
    assertThat(Limit.parse("signals=-2.5%")).hasToString("signals=-2.50%");
  }
}
