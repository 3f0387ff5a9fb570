package io.fjprobe.analyzer.compare.cause.moment;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.contrast.CallChange;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The code of a line takes four times as long, and the agent counted calls. */
class CountedAtLineTest extends LineCauseTest {

  @BeforeEach
  void fourTimesAsLong() {
    base.moments =
        looks(box(Doing.RUNS, "acme.App.a:3", 0.2, 2), box(Doing.RUNS, "acme.App.b:4", 0.8, 2));
    next.moments =
        looks(box(Doing.RUNS, "acme.App.a:3", 0.5, 2), box(Doing.RUNS, "acme.App.b:4", 0.5, 2));
  }

  private void counted(CountedCalls onBase, CountedCalls onNext) {
    base.countedCalls = List.of(onBase);
    next.countedCalls = List.of(onNext);
  }

  private void counted(String method, long onBase, long onNext) {
    counted(new CountedCalls(method, onBase), new CountedCalls(method, onNext));
  }

  @Test
  void calledMoreOften() {
    counted("acme.App.a", 5_000, 20_000);
    assertThat(line().summary())
        .endsWith(
            "runs at App.a:3; App.a is called 4 times as often there, and each call takes about as"
                + " long");
    assertThat(line().explanation())
        .contains("Calls per operation, counted: App.a 1,000 on JDK 17, 4,000 on JDK 17.")
        .doesNotContain("is not recorded");
    assertThat(line().advice())
        .contains(
            "look at what calls App.a so often; to see where calls multiply, count the methods that"
                + " call it, too");
  }

  @Test
  void eachCallTakesLonger() {
    counted("acme.App.a", 5_000, 5_000);
    assertThat(line().summary())
        .endsWith("App.a:3; App.a is called about as often there, so each call takes longer");
    counted("acme.App.a(I)V", 5_000, 2_000);
    assertThat(line().summary())
        .endsWith("App.a:3; App.a(I)V is called less often there, so each call takes longer");
    counted("acme.App.a", 5_000, 10_000);
    assertThat(line().summary())
        .endsWith(
            "App.a is called 2 times as often there, and each call takes about 2 times as long");
    counted("acme.App.a", 5_000, 40_000);
    assertThat(line().summary()).endsWith("App.a is called 8 times as often there");
  }

  @Test
  void anotherMethodIsCalledMoreOften() {
    counted("acme.App.c", 0, 20_000);
    assertThat(line().summary()).endsWith("App.a:3; App.c is only called there");
    assertThat(line().advice()).anyMatch(each -> each.endsWith("option count=acme.App.a"));
    counted("acme.App.c", 5_000, 5_000);
    assertThat(line().summary()).endsWith("runs at App.a:3");
    assertThat(line().explanation()).contains("App.c 1,000 on JDK 17, 1,000 on JDK 17.");
  }

  /** What would be told by allocations only seems so. */
  @Test
  void aCountIsBetterThanWhatSeems() {
    base.with(Quantity.ALLOCATED, 100);
    next.with(Quantity.ALLOCATED, 420);
    assertThat(line().summary()).contains("seems to be done more often");
    counted("acme.App.a", 5_000, 5_000);
    assertThat(line().summary()).endsWith("so each call takes longer");
  }

  @Test
  void whatOneSideLacksIsNoCount() {
    base.countedCalls = List.of(new CountedCalls("acme.App.a", 5_000));
    assertThat(line().summary()).endsWith("runs at App.a:3");
    assertThat(line().explanation()).contains("is not recorded");
    assertThat(Comparisons.of(base, next).observed().calls())
        .containsExactly(new CallChange("acme.App.a", 1_000.0, null, false));
  }

  /** The largest change comes first. */
  @Test
  void ofEachMethodThatIsCounted() {
    base.countedCalls = List.of(new CountedCalls("A.once", 50), new CountedCalls("A.often", 10));
    next.countedCalls = List.of(new CountedCalls("A.once", 55), new CountedCalls("A.often", 30));
    List<CallChange> calls = Comparisons.of(base, next).observed().calls();
    assertThat(calls)
        .containsExactly(
            new CallChange("A.often", 2.0, 6.0, true), new CallChange("A.once", 10.0, 11.0, true));
    assertThat(calls.get(0).calls()).isEqualTo(new BySide<>(2.0, 6.0));
  }
}
