package io.fjprobe.analyzer.compare.cause.moment;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Fewer CPUs are used while threads wait at several lines, none of which has most of the gap. */
class LargestPartTest extends CauseTest {

  @BeforeEach
  void fewerCpusAreUsed() {
    next.with(Part.WORK, 300 * MS);
    base.moments = new TestMoments(runs(1)).looks(400, 10_000_000_000L).cpus(2).account();
    waits(0.15, 0.08);
  }

  private static Box runs(double share) {
    return TestBox.of(Doing.RUNS).in("fib", true).at("app.App.sum:3").share(share).box();
  }

  private void waits(double asks, double answers) {
    next.moments =
        new TestMoments(
                runs(0.625),
                TestBox.of(Doing.OUTSIDE)
                    .in("asks", false)
                    .at("app.Asks.read:5")
                    .calls("lib.Http.await:7")
                    .share(asks)
                    .box(),
                TestBox.of(Doing.SLEEPS)
                    .in("answers", false)
                    .at("app.Answers.write:9")
                    .share(answers)
                    .box(),
                TestBox.of(Doing.SLEEPS)
                    .in("others", false)
                    .at("app.Others.nap:2")
                    .share(0.375 - asks - answers)
                    .box())
            .looks(400, 10_000_000_000L)
            .cpus(2)
            .unused(Unused.BLOCKED, 0.5)
            .account();
  }

  private String summary() {
    return only("less-at-once").statement().inOneLine();
  }

  @Test
  void itIsNamedWithWhatTheLineCalls() {
    waits(0.17, 0.11);
    assertThat(summary())
        .endsWith(
            "; threads are blocked; the largest part of the additional time, by looks: asks: is"
                + " blocked outside the JVM at Asks.read:5 through Http.await:7");
  }

  @Test
  void whoIsWaitedForMayHaveAboutAsMuch() {
    waits(0.17, 0.16);
    assertThat(summary())
        .endsWith(
            "; the largest parts of the additional time, by looks: asks: is blocked outside the JVM"
                + " at Asks.read:5 through Http.await:7; answers: sleeps at Answers.write:9");
  }

  @Test
  void soIsWhatIsCalledMoreOften() {
    waits(0.17, 0.11);
    base.countedCalls = List.of(new CountedCalls("app.Answers.write", 5));
    next.countedCalls = List.of(new CountedCalls("app.Answers.write", 500));
    assertThat(summary()).endsWith("; Answers.write is called 100 times as often on JDK 17");
    assertThat(only("less-at-once").explanation())
        .contains("Calls per operation, counted: Answers.write 1 on JDK 17, 100 on JDK 17.");
    next.countedCalls = base.countedCalls;
    assertThat(summary()).as("as often").endsWith("through Http.await:7");
  }

  @Test
  void nobodyKnowsItWithoutLooks() {
    assertThat(AtMost.largestPart(new Case(Comparisons.contrast(base, next)))).hasSize(1);
    next.moments = null;
    assertThat(AtMost.largestPart(new Case(Comparisons.contrast(base, next)))).isEmpty();
  }
}
