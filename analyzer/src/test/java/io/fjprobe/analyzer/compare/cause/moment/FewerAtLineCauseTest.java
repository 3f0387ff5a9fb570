package io.fjprobe.analyzer.compare.cause.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.ThreadsRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fewer threads do something at the same time, and so it takes more of the wall time. */
class FewerAtLineCauseTest extends LineCauseTest {

  /** The threads sleep for as long in all. */
  @Test
  void fewerThreadsSleepAtTheSameTime() {
    base.moments = looks(box(Doing.SLEEPS, "App.fetch:3", 1, 3.2));
    next.moments = looks(box(Doing.SLEEPS, "App.fetch:3", 1, 2));
    Explanation cause = line();
    assertThat(cause.statement().inOneLine())
        .startsWith("fewer threads do this at the same time on")
        .endsWith("ships: sleeps at App.fetch:3");
    assertThat(cause.explanation()).contains("3.2 threads on", "2.0 threads on");
  }

  /** They spend somewhat more time on it, but that is not most of what it holds up more. */
  @Test
  void mostOfItIsThatFewerDoItAtTheSameTime() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.RUNS, "App.b:4", 0.5, 2));
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.RUNS, "App.b:4", 0.6875, 1.25));
    assertThat(line().statement().inOneLine())
        .startsWith("fewer threads do this at the same time on");
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.RUNS, "App.b:4", 0.6875, 1.6));
    assertThat(line().statement().inOneLine()).startsWith("this takes more time on");
  }

  /** Some have ended. */
  @Test
  void thereAreFewerOfTheseThreads() {
    fewerThreadsSleepAtTheSameTime();
    base.moments = TestMoments.like(base.moments).threads(new ThreadsRow("ships", 4)).account();
    next.moments = TestMoments.like(next.moments).threads(new ThreadsRow("ships", 2.1)).account();
    assertThat(line().statement().inOneLine())
        .endsWith("; there are 2.1 of these threads on JDK 17, in the mean, and 4.0 on JDK 17");
    next.moments = TestMoments.like(next.moments).threads(new ThreadsRow("ships", 1.04)).account();
    assertThat(line().statement().inOneLine())
        .endsWith(
            "; there is only one of these threads at a time on JDK 17, in the mean, and there are 4.0 on JDK 17");
    next.moments = TestMoments.like(next.moments).threads(new ThreadsRow("ships", 1.06)).account();
    assertThat(line().statement().inOneLine()).contains("; there are 1.1 of these threads");
    next.moments = TestMoments.like(next.moments).threads(new ThreadsRow("ships", 4)).account();
    assertThat(line().statement().inOneLine()).endsWith("ships: sleeps at App.fetch:3");
  }

  /** What was done by some threads, and is done by others now, takes longer by the difference. */
  @Test
  void otherThreadsDoItOnTheOtherSide() {
    base.moments = looks(box(Doing.SLEEPS, "App.ask:3", 1, 2));
    next.moments =
        looks(
            TestBox.of(Doing.SLEEPS).in("boats", false).at("App.ask:3").share(0.7).width(2).box(),
            box(Doing.SLEEPS, "App.answer:9", 0.3, 2));
    assertThat(line().statement().inOneLine()).endsWith("ships: sleeps at App.answer:9");
    next.moments =
        looks(TestBox.of(Doing.SLEEPS).in("boats", false).at("App.ask:3").share(1).width(2).box());
    assertThat(line().effect().ofGap()).isCloseTo(1, within(0.01));
    assertThat(line().statement().inOneLine())
        .contains("boats: sleeps at App.ask:3 (on JDK")
        .endsWith(": ships)");
  }

  @Test
  void whoIsKeptOutIsSaidWhereFewerDoIt() {
    base.moments = looks(box(Doing.SLEEPS, "App.fetch:3", 1, 3.2));
    next.moments =
        new TestMoments(box(Doing.SLEEPS, "App.fetch:3", 1, 2))
            .looks(400, LOOKED)
            .waits(
                List.of(
                    new WaitRow(
                        Doing.WAITS_FOR_PERMIT,
                        "desk-#",
                        false,
                        "App.take:9",
                        "Bag.borrow:1",
                        null,
                        12)))
            .account();
    assertThat(line().statement().inOneLine())
        .endsWith(
            "App.fetch:3; on JDK 17, 12.0 threads of desk-# wait for a permit or a connection at"
                + " App.take:9 through Bag.borrow:1, and 0 on JDK 17");
    swap();
    base.moments = looks(box(Doing.SLEEPS, "App.fetch:3", 1, 3.2));
    assertThat(others())
        .extracting(each -> each.statement().inOneLine())
        .noneMatch(text -> text.contains("desk"));
  }
}
