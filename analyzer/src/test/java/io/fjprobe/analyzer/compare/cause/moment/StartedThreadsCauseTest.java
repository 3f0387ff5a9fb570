package io.fjprobe.analyzer.compare.cause.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The slow side takes 1.6 times as long, and nobody knows at which line. */
class StartedThreadsCauseTest extends LineCauseTest {

  @BeforeEach
  void manyMoreThreadsAreStarted() {
    base.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    next.moments = looks(box(Doing.RUNS, "app.App.a:3", 0.625, 2), box(Doing.RUNS, null, 0.375, 2));
    base.with(Quantity.THREADS_STARTED, 20);
    next.with(Quantity.THREADS_STARTED, 9_000);
  }

  private Explanation threads() {
    List<Explanation> causes = others();
    assertThat(causes).extracting(Explanation::cause).containsExactly("started-threads");
    return causes.get(0);
  }

  @Test
  void itSaysHowMany() {
    assertThat(threads().statement().inOneLine())
        .isEqualTo(
            "about 9,000 threads are started on JDK 17, and 20 on JDK 17; the largest part of the"
                + " additional time, by looks: ships: runs (line not known)");
    assertThat(threads().explanation())
        .startsWith(
            "Threads started by the JVM per operation (estimate): 20 on JDK 17, 9,000 on JDK"
                + " 17. ");
    assertThat(threads().explanation())
        .contains(" The percentage is the most that they can make, at 200 us for each.");
    assertThat(threads().effect().ofGap()).isEqualTo(1);
  }

  @Test
  void itNamesWhatIsCalledMoreOften() {
    base.countedCalls = List.of(new CountedCalls("app.Client.open", 10));
    next.countedCalls = List.of(new CountedCalls("app.Client.open", 9_000));
    assertThat(threads().statement().inOneLine())
        .endsWith("; Client.open is called 900 times as often on JDK 17");
  }

  /** 60 ms of both threads are to be explained, by 200 us each. */
  @Test
  void theyMakeNoMoreThanTheyCanCost() {
    next.with(Quantity.THREADS_STARTED, 230);
    assertThat(threads().effect().ofGap()).isCloseTo(0.7, within(0.01));
    swap();
    assertThat(threads().effect().ofGap()).isCloseTo(0.7, within(0.01));
  }

  @Test
  void tooFewOfThemExplainNothing() {
    next.with(Quantity.THREADS_STARTED, 35);
    assertThat(others()).as("of the same order").isEmpty();
    base.with(Quantity.THREADS_STARTED, 1);
    next.with(Quantity.THREADS_STARTED, 20);
    assertThat(others()).as("they take 0.8 ms").isEmpty();
  }

  /** Whoever starts more threads also hands over more often. */
  @Test
  void theyExplainMoreContextSwitches() {
    base.with(Quantity.CONTEXT_SWITCHES, 1_000).with(Quantity.CPU_TIME, 1e9);
    next.with(Quantity.CONTEXT_SWITCHES, 61_000).with(Quantity.CPU_TIME, 1.6e9);
    assertThat(threads().effect().ofGap()).isEqualTo(1);
  }

  @Test
  void aLineSaysItToo() {
    next.moments =
        looks(box(Doing.RUNS, "app.App.a:3", 0.625, 2), box(Doing.RUNS, "app.App.b:4", 0.375, 2));
    assertThat(others().get(0).cause()).isEqualTo("longer-at-line");
    assertThat(others().get(0).statement().inOneLine())
        .endsWith("; about 9,000 threads are started on JDK 17, and 20 on JDK 17");
  }
}
