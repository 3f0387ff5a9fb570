package io.fjprobe.analyzer.compare.contrast;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.code.StacksAtLine;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two threads run all the time: for 100 ms an operation, and for 200 ms on the slow side. */
class MethodsToCountTest {

  private final SideFixture fast = new SideFixture(17);
  private final SideFixture slow = new SideFixture(17);

  @BeforeEach
  void twoThreadsRunAllTheTime() {
    slow.with(Part.WORK, 380 * MS);
    fast.moments = running();
    slow.moments = running();
    fast.methods = MethodSamples.account(1_000, main());
    slow.methods = MethodSamples.account(1_000, main());
  }

  private static MethodSamples main() {
    return new MethodSamples("app.Main.main", 1_000, 9, true);
  }

  private static MomentAccount running() {
    return new TestMoments(
            TestBox.of(Doing.RUNS).in("ships", false).at("app.Ship.sail:3").share(1).width(2).box())
        .looks(400, 10_000_000_000L)
        .account();
  }

  private List<String> methods() {
    return Comparisons.contrast(fast, slow).methodsToCount();
  }

  @Test
  void ofLinesAndOfSamples() {
    assertThat(methods()).containsExactly("app.Ship.sail", "app.Main.main");
    slow.methods =
        MethodSamples.account(
            1_000,
            main(),
            new MethodSamples("app.Rules.valid", 500, 2, true),
            new MethodSamples("app.Rules.seldom", 20, 2, true),
            new MethodSamples("app.Rules.<init>", 500, 2, true),
            new MethodSamples("lib.Pool.run", 900, 8, false),
            new MethodSamples("lib.Rows.next", 400, 1, false),
            new MethodSamples("lib.Rows.seldom", 100, 1, false),
            new MethodSamples("java.util.HashMap.get", 500, 0, true));
    assertThat(methods())
        .as("those with most of the time first, and of libraries those that are called last")
        .containsExactly(
            "app.Ship.sail", "app.Main.main", "app.Rules.valid", "lib.Rows.next", "lib.Pool.run");
  }

  @Test
  void nothingTakesLonger() {
    slow.with(Part.WORK, 180 * MS);
    assertThat(methods()).isEmpty();
  }

  @Test
  void onlyOfTheSideThatIsSlow() {
    fast.with(Part.WORK, 580 * MS);
    fast.methods =
        MethodSamples.account(1_000, main(), new MethodSamples("app.Old.way", 900, 2, true));
    assertThat(methods()).containsExactly("app.Ship.sail", "app.Old.way", "app.Main.main");
    slow.methods = fast.methods;
    fast.methods = MethodSamples.account(1_000, main());
    slow.with(Part.WORK, 980 * MS);
    assertThat(methods()).containsExactly("app.Ship.sail", "app.Old.way", "app.Main.main");
    fast.methods = slow.methods;
    slow.methods = MethodSamples.account(1_000, main());
    assertThat(methods()).containsExactly("app.Ship.sail", "app.Main.main");
  }

  /** Few stacks of the fast side say little: whether it calls them, the counts tell. */
  @Test
  void inWhichThreadsSeemToWaitOnTheSlowSideAlone() {
    slow.moments = waiting();
    MethodSamples[] all = {
      new MethodSamples("lib.Socket.read", 40, 1, false),
      new MethodSamples("lib.Reply.await", 30, 2, false),
      new MethodSamples("lib.Request.begin", 30, 3, false),
      new MethodSamples("lib.Seldom.read", 5, 3, false),
      new MethodSamples("java.util.Map.get", 30, 3, false),
      new MethodSamples("app.Ship.sail", 40, 4, true),
      new MethodSamples("lib.Pool.run", 40, 5, false)
    };
    slow.waitingStacks = stacks(MethodSamples.account(40, all));
    fast.waitingStacks =
        stacks(
            MethodSamples.account(
                3,
                new MethodSamples("lib.Socket.read", 3, 1, false),
                new MethodSamples("app.Ship.sail", 3, 4, true)));
    assertThat(methods())
        .as("the one nearest to the line first, and no callers of it")
        .containsExactly("app.Ship.sail", "lib.Request.begin", "lib.Reply.await");
    fast.waitingStacks = stacks(MethodSamples.account(40, all));
    assertThat(methods()).containsExactly("app.Ship.sail");
  }

  private static MomentAccount waiting() {
    return new TestMoments(
            TestBox.of(Doing.OUTSIDE).in("ships", false).at("app.Ship.sail:3").share(1).box())
        .looks(400, 10_000_000_000L)
        .account();
  }

  private static Map<String, StacksAtLine> stacks(MethodAccount methods) {
    return Map.of("app.Ship.sail", new StacksAtLine("app.Ship.sail:3", methods, true));
  }
}
