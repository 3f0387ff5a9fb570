package io.fjprobe.analyzer.compare.cause.moment;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.contrast.CallChange;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import java.util.Set;
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
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.a:3; App.a is called 4 times as often on JDK 17, and each call takes about as"
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
  void howLongACallTakesIsNotKnownWhereNoLookSawOneSide() {
    counted("acme.App.a", 5_000, 20_000);
    base.moments = looks(box(Doing.SLEEPS, "acme.App.rest:9", 1, 1));
    assertThat(line().statement().inOneLine())
        .endsWith("; App.a is called 4 times as often on JDK 17");
  }

  @Test
  void eachCallTakesLonger() {
    counted("acme.App.a", 5_000, 5_000);
    assertThat(line().statement().inOneLine())
        .endsWith("App.a:3; App.a is called about as often on JDK 17, so each call takes longer");
    counted("acme.App.a(I)V", 5_000, 2_000);
    assertThat(line().statement().inOneLine())
        .endsWith("App.a:3; App.a(I)V is called less often on JDK 17, so each call takes longer");
    counted("acme.App.a", 5_000, 10_000);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "App.a is called 2 times as often on JDK 17, and each call takes about 2 times as long");
    counted("acme.App.a", 5_000, 40_000);
    assertThat(line().statement().inOneLine())
        .endsWith("App.a is called 8 times as often on JDK 17");
  }

  @Test
  void anotherMethodIsCalledMoreOften() {
    counted("acme.App.c", 0, 20_000);
    assertThat(line().statement().inOneLine()).endsWith("App.a:3; App.c is only called on JDK 17");
    assertThat(line().advice()).anyMatch(each -> each.endsWith("option count=acme.App.a"));
    counted("acme.App.c", 5_000, 5_000);
    assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
    assertThat(line().explanation()).contains("App.c 1,000 on JDK 17, 1,000 on JDK 17.");
  }

  /** What they call is called as often because of them. */
  @Test
  void ofSeveralTheOneThatCallsTheOthers() {
    base.countedCalls = List.of();
    next.countedCalls =
        List.of(
            new CountedCalls("lib.Timer.set", 20_100),
            new CountedCalls("lib.Limit.next", 20_000),
            new CountedCalls("lib.Start.run", 5));
    base.loadedClasses = new LoadedClasses(Set.of("acme.App"));
    samples(
        new MethodSamples("lib.Timer.set", 300, 1, false),
        new MethodSamples("lib.Limit.next", 400, 2, false),
        new MethodSamples("lib.Start.run", 1000, 9, false));
    base.methods = // samples don't say so
        MethodSamples.account(
            1000,
            new MethodSamples("lib.Timer.set", 1, 1, false),
            new MethodSamples("lib.Limit.next", 1, 2, false),
            new MethodSamples("lib.Start.run", 1, 9, false));
    assertThat(line().statement().inOneLine()).contains("; Start.run is only called on JDK 17");
    next.countedCalls = next.countedCalls.subList(0, 2);
    assertThat(line().statement().inOneLine()).contains("; Limit.next is only called on JDK 17");
    next.countedCalls =
        List.of(new CountedCalls("acme.App.c", 5_000), new CountedCalls("acme.App.d", 25_000));
    base.countedCalls =
        List.of(new CountedCalls("acme.App.c", 1_000), new CountedCalls("acme.App.d", 1_000));
    samples(
        new MethodSamples("acme.App.c", 900, 9, true),
        new MethodSamples("acme.App.d", 300, 1, true));
    assertThat(line().statement().inOneLine())
        .as("c has another factor")
        .contains("; App.d is called 25 times as often on JDK 17");
  }

  /** Then it is the caller that decides about it. */
  @Test
  void itsCallerIsCalledAsOften() {
    callersOfA(50_000);
    MethodSamples main = new MethodSamples("acme.App.main", 1000, 9, true);
    samples(
        main,
        new MethodSamples("acme.App.a", 800, 1, true),
        new MethodSamples("acme.App.asks", 950, 2, true));
    assertThat(line().statement().inOneLine())
        .contains(
            "; App.a is called 4 times as often on JDK 17, and each call takes about as long; App.asks,"
                + " which calls App.a, is called about as often");
    samples(
        main,
        new MethodSamples("acme.App.a", 800, 1, true),
        new MethodSamples("acme.App.asks", 900, 2, true));
    assertThat(line().statement().inOneLine())
        .as("perhaps not in all of them")
        .contains("takes about as long; App.main, which calls App.a, is called about as often");
    samples(
        main,
        new MethodSamples("acme.App.a", 800, 3, true),
        new MethodSamples("acme.App.asks", 950, 2, true));
    assertThat(line().statement().inOneLine())
        .as("it is called by a, perhaps")
        .contains("; App.main, which calls App.a,");
  }

  @Test
  void aCallerThatIsCalledMoreOftenIsNotWhereCallsMultiply() {
    callersOfA(150_000);
    samples(
        new MethodSamples("acme.App.main", 1000, 9, true),
        new MethodSamples("acme.App.a", 800, 1, true),
        new MethodSamples("acme.App.asks", 950, 2, true));
    assertThat(line().statement().inOneLine())
        .endsWith("about as long; App.main, which calls App.a, is called about as often");
  }

  @Test
  void ofTwoWithAboutTheSameFactorTheCaller() {
    base.countedCalls =
        List.of(new CountedCalls("lib.Timer.set", 10), new CountedCalls("lib.Limit.next", 10));
    next.countedCalls =
        List.of(new CountedCalls("lib.Timer.set", 210), new CountedCalls("lib.Limit.next", 200));
    samples(
        new MethodSamples("lib.Timer.set", 300, 1, false),
        new MethodSamples("lib.Limit.next", 400, 2, false));
    assertThat(line().statement().inOneLine())
        .contains("; Limit.next is called 20 times as often on JDK 17");
    samples(
        new MethodSamples("lib.Timer.set", 400, 2, false),
        new MethodSamples("lib.Limit.next", 300, 1, false));
    assertThat(line().statement().inOneLine())
        .contains("; Timer.set is called 21 times as often on JDK 17");
  }

  /** What samples of one side alone show is told once. */
  @Test
  void onlyCalledThereAndOnlyInSamplesThere() {
    base.countedCalls =
        List.of(new CountedCalls("lib.Refs.write", 0), new CountedCalls("acme.App.main", 5));
    next.countedCalls =
        List.of(new CountedCalls("lib.Refs.write", 9_000), new CountedCalls("acme.App.main", 5));
    samples(
        new MethodSamples("acme.App.main", 1000, 9, true),
        new MethodSamples("lib.Refs.write", 700, 1, false));
    assertThat(line().statement().inOneLine())
        .contains("only samples of JDK 17 show Refs.write")
        .contains("; App.main, which calls Refs.write, is called about as often")
        .doesNotContain("only called on JDK 17");
    assertThat(line().explanation()).contains("Refs.write 0 on JDK 17, 1,800 on JDK 17");
    base.countedCalls =
        List.of(new CountedCalls("lib.Refs.write", 10), new CountedCalls("acme.App.main", 5));
    assertThat(line().statement().inOneLine())
        .contains("; Refs.write is called 900 times as often on JDK 17");
    counted("acme.App.a", 0, 9_000);
    samples(
        new MethodSamples("acme.App.main", 1000, 9, true),
        new MethodSamples("acme.App.a", 700, 1, true));
    assertThat(line().statement().inOneLine())
        .as("the method of the line")
        .contains("only samples of JDK 17 show App.a")
        .doesNotContain("only called on JDK 17");
  }

  /** A method that is called four times as often, by one of which a test says how often. */
  private void callersOfA(long asksOnNext) {
    base.countedCalls = callersOfA(5_000, 50_000);
    next.countedCalls = callersOfA(20_000, asksOnNext);
  }

  private static List<CountedCalls> callersOfA(long calls, long asks) {
    return List.of(
        new CountedCalls("acme.App.a", calls),
        new CountedCalls("acme.App.asks", asks),
        new CountedCalls("acme.App.main", 5));
  }

  private void samples(MethodSamples... methods) {
    base.methods = MethodSamples.account(1000, new MethodSamples("acme.App.main", 1000, 9, true));
    next.methods = MethodSamples.account(1000, methods);
  }

  /** What would be told by allocations only seems so. */
  @Test
  void aCountIsBetterThanWhatSeems() {
    base.with(Quantity.ALLOCATED, 100);
    next.with(Quantity.ALLOCATED, 420);
    assertThat(line().statement().inOneLine()).contains("seems to be done more often");
    counted("acme.App.a", 5_000, 5_000);
    assertThat(line().statement().inOneLine()).endsWith("so each call takes longer");
  }

  @Test
  void whatOneSideLacksIsNoCount() {
    base.countedCalls = List.of(new CountedCalls("acme.App.a", 5_000));
    assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
    assertThat(line().explanation()).contains("is not recorded");
    assertThat(Comparisons.of(base, next).observed().calls())
        .containsExactly(new CallChange("acme.App.a", 1_000.0, null, false));
    next.loadedClasses = new LoadedClasses(Set.of("acme.App"));
    assertThat(Comparisons.of(base, next).observed().calls())
        .as("the agent may have missed it")
        .containsExactly(new CallChange("acme.App.a", 1_000.0, null, false));
    next.loadedClasses = new LoadedClasses(Set.of("acme.Other"));
    assertThat(Comparisons.of(base, next).observed().calls())
        .as("nobody can call it")
        .containsExactly(new CallChange("acme.App.a", 1_000.0, 0.0, true));
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
