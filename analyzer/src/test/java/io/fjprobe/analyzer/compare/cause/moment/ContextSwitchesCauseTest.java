package io.fjprobe.analyzer.compare.cause.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The slow side takes 1.6 times as long, and nobody knows at which line. */
class ContextSwitchesCauseTest extends LineCauseTest {

  @BeforeEach
  void threadsHandOverMoreOften() {
    base.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    next.moments = looks(box(Doing.RUNS, "app.App.a:3", 0.625, 2), box(Doing.RUNS, null, 0.375, 2));
    base.with(Quantity.CONTEXT_SWITCHES, 1_000).with(Quantity.CPU_TIME, 1e9);
    next.with(Quantity.CONTEXT_SWITCHES, 61_000).with(Quantity.CPU_TIME, 1.6e9);
  }

  private Explanation switches() {
    List<Explanation> causes = others();
    assertThat(causes).extracting(Explanation::cause).containsExactly("context-switches");
    return causes.get(0);
  }

  @Test
  void threadsGetACpuMoreOften() {
    assertThat(switches().statement().inOneLine())
        .isEqualTo(
            "threads get a CPU about 61 times as often on JDK 17, each time for less: they may hand"
                + " over to each other more often; the largest part of the additional time, by"
                + " looks: ships: runs (line not known)");
    assertThat(switches().explanation())
        .startsWith(
            "Context switches per operation, about: 1,000 on JDK 17, 61,000 on JDK 17, at a CPU"
                + " time of: ");
    assertThat(switches().explanation())
        .contains(" The percentage is the most that they can make, at 50 us for each.");
    assertThat(switches().effect().ofGap()).isEqualTo(1);
  }

  @Test
  void itNamesWhatIsCalledAsMuchMoreOften() {
    base.countedCalls = List.of(new CountedCalls("app.Queue.take", 500));
    next.countedCalls = List.of(new CountedCalls("app.Queue.take", 30_000));
    assertThat(switches().statement().inOneLine())
        .endsWith("; Queue.take is called 60 times as often on JDK 17");
    assertThat(switches().explanation())
        .endsWith("Calls per operation, counted: Queue.take 100 on JDK 17, 6,000 on JDK 17.");
  }

  @Test
  void itNamesTheThreadsThatTakeMostOfTheTime() {
    base.moments =
        looks(box(Doing.RUNS, "app.App.a:3", 0.5, 2), box(Doing.OUTSIDE, "app.App.b:4", 0.5, 2));
    next.moments =
        looks(
            box(Doing.RUNS, "app.App.a:3", 0.125, 2),
            box(Doing.OUTSIDE, "app.App.b:4", 0.5, 2),
            box(Doing.RUNS, null, 0.375, 2));
    String most =
        "; the largest part of the additional time, by looks: ships: runs (line not known)";
    assertThat(switches().statement().inOneLine()).endsWith(most);
    swap();
    assertThat(switches().statement().inOneLine()).endsWith(most);
    next.moments = null;
    assertThat(switches().statement().inOneLine()).as("nobody looked").endsWith("more often");
  }

  @Test
  void aMethodExplainsItBefore() {
    base.methods = inOpen(0);
    next.methods = inOpen(375);
    assertThat(others()).extracting(Explanation::cause).containsExactly("longer-in-method");
    assertThat(others().get(0).statement().inOneLine())
        .endsWith("; threads get a CPU about 61 times as often on JDK 17, each time for less");
  }

  private static MethodAccount inOpen(long samples) {
    return MethodSamples.account(
        1_000,
        new MethodSamples("app.App.main", 1_000, 5, true),
        new MethodSamples("app.Store.open", samples, 1, true));
  }

  /** 60 ms of both threads are to be explained, by 50 us each. */
  @Test
  void theyMakeNoMoreThanTheyCanCost() {
    base.with(Quantity.CONTEXT_SWITCHES, 100);
    next.with(Quantity.CONTEXT_SWITCHES, 940);
    assertThat(switches().effect().ofGap()).isCloseTo(0.7, within(0.01));
  }

  @Test
  void tooFewOfThemExplainNothing() {
    next.with(Quantity.CONTEXT_SWITCHES, 1_900);
    assertThat(others()).as("of the same order").isEmpty();
    base.with(Quantity.CONTEXT_SWITCHES, 10);
    next.with(Quantity.CONTEXT_SWITCHES, 100);
    assertThat(others()).as("they take 4.5 ms").isEmpty();
  }

  /** Who computes for longer is interrupted more often. */
  @Test
  void aCpuIsGivenForAsLongEachTime() {
    next.with(Quantity.CPU_TIME, 50e9);
    assertThat(others()).isEmpty();
  }

  @Test
  void aLineSaysItToo() {
    next.moments =
        looks(box(Doing.RUNS, "app.App.a:3", 0.625, 2), box(Doing.RUNS, "app.App.b:4", 0.375, 2));
    assertThat(others().get(0).cause()).isEqualTo("longer-at-line");
    assertThat(others().get(0).statement().inOneLine())
        .endsWith("; threads get a CPU about 61 times as often on JDK 17, each time for less");
  }
}
