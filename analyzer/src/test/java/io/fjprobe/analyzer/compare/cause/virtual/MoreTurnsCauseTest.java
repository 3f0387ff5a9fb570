package io.fjprobe.analyzer.compare.cause.virtual;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolKind;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** All virtual threads that wait are woken for each piece of work, and one has it. */
class MoreTurnsCauseTest extends CauseTest {

  @BeforeEach
  void virtualThreads() {
    for (SideFixture side : List.of(base, next)) {
      side.kind = PoolKind.SCHEDULER;
      side.with(Quantity.WORK_TIME, 180 * MS).with(Quantity.TASKS, 10_000);
      side.moments = running();
    }
    next.with(Quantity.TASKS, 100_000).with(Part.WORK, 260 * MS).with(Quantity.WORK_TIME, 260 * MS);
  }

  private static MomentAccount running() {
    return new TestMoments(TestBox.of(Doing.RUNS).in("carriers", true).share(1).width(2).box())
        .looks(400, 10_000_000_000L)
        .account();
  }

  @Test
  void moreTurnsWithLessInEach() {
    Explanation cause = only("more-turns");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
    assertThat(cause.forkJoin()).isTrue();
    assertThat(cause.statement().inOneLine())
        .isEqualTo("virtual threads go on 10 times as often on JDK 17, each time for less");
    assertThat(cause.explanation())
        .contains("10,000 on JDK 17, 100,000 on JDK 17", "18.0 us on JDK 17, 2.60 us on JDK 17");
    assertThat(cause.advice().get(0)).contains("signalAll");
  }

  @Test
  void whatTheyDoForLonger() {
    MethodSamples main = new MethodSamples("app.Main.main", 1000, 9, true);
    base.methods = MethodSamples.account(1000, main);
    next.methods =
        MethodSamples.account(1000, main, new MethodSamples("lib.Gate.await", 600, 2, false));
    assertThat(only("more-turns").statement().inOneLine())
        .endsWith("each time for less; by samples, threads run for longer in Gate.await on JDK 17");
  }

  @Test
  void whatIsCalledMoreOften() {
    base.countedCalls = List.of(new CountedCalls("lib.Client.ask", 1_000));
    next.countedCalls = List.of(new CountedCalls("lib.Client.ask", 2_000));
    assertThat(only("more-turns").statement().signs())
        .containsExactly("Client.ask is called 2 times as often on JDK 17");
  }

  @Test
  void aFewMoreTurnsTakeNoTime() {
    base.with(Quantity.TASKS, 2);
    next.with(Quantity.TASKS, 20);
    noTurns();
  }

  @Test
  void hardlyMoreTurns() {
    base.with(Quantity.TASKS, 80_000);
    next.with(Quantity.TASKS, 150_000);
    noTurns();
  }

  /** Each is as long: the program does more. */
  @Test
  void turnsAreNotShorter() {
    next.with(Part.WORK, 1_800 * MS).with(Quantity.WORK_TIME, 1_800 * MS);
    noTurns();
  }

  @Test
  void tasksOfOtherPoolsAreNoTurns() {
    base.kind = PoolKind.CUSTOM;
    noTurns();
    next.kind = PoolKind.CUSTOM;
    noTurns();
    assertThat(only("fine-tasks").statement().inOneLine()).contains("split into more tasks");
  }

  private void noTurns() {
    assertThat(causes())
        .filteredOn(each -> each.cause().equals("more-turns"))
        .extracting(Explanation::explanation)
        .isEmpty();
  }
}
