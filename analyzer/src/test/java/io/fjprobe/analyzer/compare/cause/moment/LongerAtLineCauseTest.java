package io.fjprobe.analyzer.compare.cause.moment;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LongerAtLineCauseTest extends LineCauseTest {

  @Test
  void moreTimeIsSpentAtALine() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.RUNS, "App.b:4", 0.5, 2));
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.RUNS, "App.b:4", 0.6875, 2));
    Explanation cause = line();
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.01));
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.statement().inOneLine())
        .startsWith("this takes more time on")
        .endsWith("ships: runs at App.b:4");
  }

  /** As listeners do that are added, and never removed. */
  @Test
  void itTakesMoreAndMoreOfTheTime() {
    Box steady = box(Doing.RUNS, "App.b:4", 0.5, 2);
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), steady);
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), rising(0.6));
    assertThat(line().statement().inOneLine())
        .endsWith(
            "; its share of the time rises on JDK 17 from about 39 % at the beginning to 99 % at the"
                + " end, and not so on JDK 17: what it works on, or what calls it, may grow");
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), rising(0.2));
    assertThat(line().statement().inOneLine()).as("by little").endsWith("App.b:4");
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), rising(0.6));
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), rising(0.6));
    assertThat(line().statement().inOneLine()).as("on both").endsWith("App.b:4");
  }

  private static Box rising(double rise) {
    return TestBox.of(Doing.RUNS)
        .in("ships", false)
        .at("App.b:4")
        .share(0.6875)
        .rise(rise)
        .width(2)
        .alone(0)
        .box();
  }

  /** As a method does that is too large for the compilers. */
  @Test
  void itsCodeIsNotCompiled() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), interpreted(0.5, 0.02));
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), interpreted(0.6875, 0.83));
    assertThat(line().statement().signs())
        .containsExactly(
            "about 83 % of that time is in interpreted code on JDK 17, and 2.0 % on JDK 17");
    assertThat(line().advice()).anyMatch(each -> each.contains("too large to be compiled"));
    base.moments = looks(box(Doing.RUNS, "App.a:3", 1, 2));
    assertThat(line().statement().signs()).allMatch(each -> !each.contains(" and 0"));
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), interpreted(0.5, 0.8));
    assertThat(line().statement().signs()).as("on both").isEmpty();
    assertThat(line().advice()).noneMatch(each -> each.contains("too large to be compiled"));
  }

  private static Box interpreted(double share, double part) {
    return TestBox.of(Doing.RUNS)
        .in("ships", false)
        .at("App.b:4")
        .share(share)
        .width(2)
        .alone(0)
        .interpreted(part)
        .box();
  }

  @Test
  void asMuchMoreIsAllocatedAsTimeIsSpent() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.2, 2), box(Doing.RUNS, "App.b:4", 0.8, 2));
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.RUNS, "App.b:4", 0.5, 2));
    base.with(Quantity.ALLOCATED, 100);
    next.with(Quantity.ALLOCATED, 420);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.a:3; the JVM allocates about 4.2 times as much on JDK 17, and this takes about 4.0"
                + " times as long: the same seems to be done more often, or for more");
    for (double other : List.of(300.0, 520.0, 100.0)) {
      next.with(Quantity.ALLOCATED, other);
      assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
    }
  }

  /** Attempts that run into a time limit end with exceptions. */
  @Test
  void exceptionsAreMadeWhileSomebodyWaits() {
    base.with(Quantity.THROWABLES, 10);
    next.with(Quantity.THROWABLES, 20_000);
    base.moments = looks(box(Doing.SLEEPS, "App.a:3", 1, 2));
    next.moments = looks(box(Doing.SLEEPS, "App.a:3", 1, 2));
    String sentence = "Exceptions created per operation in the whole JVM (estimate): 10 on";
    assertThat(line().explanation()).contains(sentence);
    next.with(Quantity.THROWABLES, 11);
    assertThat(line().explanation()).doesNotContain("Exceptions");
  }

  /** Whoever should let them go on does not. */
  @Test
  void waitsEndByTheirTimeOut() {
    base.moments = looks(box(Doing.WAITS, "App.take:3", 1, 2));
    next.moments = looks(box(Doing.WAITS, "App.take:4", 1, 2));
    base.timedOutWaits = waits("App.take:3", 2);
    next.timedOutWaits = waits("App.take:4", 20);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "; at least 4 waits there end only by their time-out of 50 ms, and at least 0.40 on JDK 17");
    next.timedOutWaits = waits("App.take:4", 3);
    assertThat(line().statement().inOneLine()).doesNotContain("time-out");
  }

  /** Whoever waits may wait for others that wait so. */
  @Test
  void waitsOfOthersEndByTheirTimeOut() {
    base.moments = looks(box(Doing.WAITS, "App.take:3", 1, 2));
    next.moments = looks(box(Doing.WAITS, "App.take:4", 1, 2));
    next.timedOutWaits = waits("app.Press.read:4", 20);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "; at least 4 waits at Press.read:4 end only by their time-out of 50 ms, and none seen"
                + " on JDK 17");
    base.timedOutWaits = waits("app.Press.read:4", 8);
    assertThat(line().statement().inOneLine())
        .as("more only as it takes longer")
        .doesNotContain("time-out");
    base.timedOutWaits = TimedOutWaits.NONE;
    next.timedOutWaits = waits("java.util.TimerThread.mainLoop:563", 20);
    assertThat(line().statement().inOneLine())
        .as("no code of the application")
        .doesNotContain("time-out");
  }

  /** Waits in the five iterations of each JVM. */
  private static TimedOutWaits waits(String line, int timedOut) {
    return new TimedOutWaits(
        Map.of(
            line,
            new TimedOutWaits.Row(
                timedOut, 50_000_000L * timedOut, 50_000_000, 100, 5_000_000_000L)),
        Map.of());
  }

  /** Each of 460 delays holds up one of four threads. */
  @Test
  void theNetworkMakesOnlyOneOfThemWait() {
    base.moments = looks(box(Doing.OUTSIDE, "App.ask:3", 1, 4));
    next.moments = looks(box(Doing.OUTSIDE, "App.ask:3", 1, 4));
    base.with(Quantity.DELAYED_ACKS, 0);
    next.with(Quantity.DELAYED_ACKS, 3);
    assertThat(line().statement().inOneLine())
        .as("120 of 240 ms")
        .contains("; about 3 acknowledgements of TCP are delayed on JDK 17");
    next.with(Quantity.DELAYED_ACKS, 2.9);
    assertThat(line().statement().inOneLine()).doesNotContain("TCP");
  }

  @Test
  void theNetworkMakesThemWait() {
    base.moments = looks(box(Doing.WAITS_FOR_RESULT, "App.ask:3", 1, 2));
    next.moments = looks(box(Doing.WAITS_FOR_RESULT, "App.ask:3", 1, 2));
    base.with(Quantity.DELAYED_ACKS, 1).with(Quantity.LISTEN_OVERFLOWS, 0);
    next.with(Quantity.DELAYED_ACKS, 460).with(Quantity.LISTEN_OVERFLOWS, 0);
    String delayed =
        "; about 460 acknowledgements of TCP are delayed on JDK 17, by 40 ms or more each, and 1 on"
            + " JDK 17: who writes twice before it reads may wait for that, unless TCP_NODELAY is set";
    assertThat(line().statement().inOneLine()).endsWith(delayed);
    next.with(Quantity.LISTEN_OVERFLOWS, 5);
    assertThat(line().statement().inOneLine())
        .contains(delayed)
        .endsWith(
            "; about 5 attempts to connect fail at first on JDK 17, and 0 on JDK 17: too many wait to"
                + " be accepted, and whoever asks tries again after 1 s");
    next.with(Quantity.DELAYED_ACKS, 1.2).with(Quantity.LISTEN_OVERFLOWS, Double.NaN);
    base.with(Quantity.RETRANSMISSION_TIMEOUTS, 0);
    next.with(Quantity.RETRANSMISSION_TIMEOUTS, 10);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "; TCP sends something again about 10 times on JDK 17, after 200 ms or more each, and 0"
                + " times on JDK 17");
  }

  /** It waits for nobody. */
  @Test
  void theNetworkIsNoReasonToRun() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 1, 2));
    next.moments = looks(box(Doing.RUNS, "App.a:3", 1, 2));
    base.with(Quantity.DELAYED_ACKS, 1);
    next.with(Quantity.DELAYED_ACKS, 460);
    assertThat(line().statement().inOneLine()).doesNotContain("TCP");
  }

  /** They run code on all CPUs, without giving their carriers back. */
  @Test
  void moreVirtualThreadsWaitForCarriers() {
    Box box = box(Doing.RUNS, "App.a:3", 1, 2);
    base.moments = new TestMoments(box).looks(400, LOOKED).ready(0.4).account();
    next.moments = new TestMoments(box).looks(400, LOOKED).ready(40.0).account();
    assertThat(line().statement().inOneLine())
        .endsWith(
            "App.a:3; about 40 virtual threads wait for a carrier on JDK 17, and 0.40 on JDK 17");
    assertThat(line().explanation())
        .contains("in the mean (estimate): 0.40 on JDK 17, 40 on JDK 17.");
    base.moments = new TestMoments(box).looks(400, LOOKED).ready(30.0).account();
    assertThat(line().statement().inOneLine()).endsWith("App.a:3");
    base.moments = new TestMoments(box).looks(400, LOOKED).account();
    assertThat(line().statement().inOneLine()).as("not known").endsWith("App.a:3");
  }

  @Test
  void muchMoreThreadsAreStarted() {
    base.moments = looks(box(Doing.OUTSIDE, "App.ask:3", 1, 2));
    next.moments = looks(box(Doing.OUTSIDE, "App.ask:3", 1, 2));
    base.with(Quantity.THREADS_STARTED, 20);
    next.with(Quantity.THREADS_STARTED, 4_000);
    assertThat(line().statement().inOneLine())
        .endsWith("App.ask:3; about 4,000 threads are started on JDK 17, and 20 on JDK 17");
    next.with(Quantity.THREADS_STARTED, 41);
    assertThat(line().statement().inOneLine()).as("too few to take the time").endsWith("App.ask:3");
  }

  /** They have less to do because somebody else takes longer. */
  @Test
  void aLineOfOthersSaysWhyWorkersAreIdle() {
    next = new SideFixture(17).with(Part.IDLE, 200 * MS);
    next.with(PoolCounter.WORKER_STEALS, 5);
    assertThat(causes()).extracting(Explanation::cause).containsExactly("idle-workers");
    base.moments = looks(box(Doing.SLEEPS, "App.ask:3", 1, 2));
    next.moments =
        looks(box(Doing.SLEEPS, "App.ask:3", 0.5, 2), box(Doing.WAITS, "App.send:4", 0.5, 1));
    assertThat(causes()).extracting(Explanation::cause).containsExactly("longer-at-line");
    Box worker = TestBox.of(Doing.WAITS).in("fib", true).at("App.send:4").share(0.5).width(1).box();
    next.moments = looks(box(Doing.SLEEPS, "App.ask:3", 0.5, 2), worker);
    assertThat(causes()).extracting(Explanation::cause).contains("idle-workers");
  }

  @Test
  void noLineHasMostOfIt() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.RUNS, "App.b:4", 0.5, 2));
    next.moments =
        looks(
            box(Doing.RUNS, "App.a:3", 0.4, 2),
            box(Doing.RUNS, "App.b:4", 0.4, 2),
            box(Doing.RUNS, "App.c:5", 0.1, 2),
            box(Doing.RUNS, "App.d:6", 0.1, 2));
    assertThat(others()).isEmpty();
  }

  @Test
  void itsSummaryAloneSaysHowWorkIsHandedOver() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 1, 2));
    Box combines = sums(Context.COMBINER);
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.625, 2), combines);
    assertThat(line().statement().inOneLine())
        .contains("; only on JDK 17: a parallel stream combines its partial results");
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), combines);
    assertThat(others()).noneMatch(each -> each.statement().inOneLine().contains("only on"));
  }

  @Test
  void anAtomicUpdateIsToldOnce() {
    base.moments = looks(box(Doing.RUNS, "App.a:3", 1, 2));
    Box repeated = sums(Context.REPEATED);
    next.moments = looks(box(Doing.RUNS, "App.a:3", 0.625, 2), repeated);
    assertThat(line().statement().inOneLine())
        .contains("; an atomic update calls it on JDK 17")
        .doesNotContain("only on");
  }

  private static Box sums(Context context) {
    return TestBox.of(Doing.RUNS)
        .in("ships", false)
        .at("App.sum:9")
        .share(0.375)
        .width(2)
        .context(context)
        .box();
  }

  private static MethodAccount methods(long samples, MethodSamples... all) {
    return MethodSamples.account(samples, all);
  }

  @Test
  void aLibraryHasMostOfTheTimeThatALineHasMore() {
    base.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    next.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    base.methods = methods(1000, new MethodSamples("app.App.a", 1000, 5, true));
    next.methods =
        methods(
            1000,
            new MethodSamples("app.App.a", 1000, 5, true),
            new MethodSamples("lib.Json.read", 370, 2, false));
    assertThat(line().statement().inOneLine())
        .endsWith("runs at App.a:3, most of it in Json.read, which only samples of JDK 17 show");
    assertThat(line().explanation())
        .contains("37 % of the samples on JDK 17 are in lib.Json.read, and none on the other side");
    assertThat(line().explanation())
        .contains("in lib.Json.read called from app.App.a: none seen on JDK 17, about ");
    base.methods =
        methods(
            1000,
            new MethodSamples("app.App.a", 1000, 5, true),
            new MethodSamples("lib.Json.read", 1, 2, false));
    next.methods =
        methods(
            1000,
            new MethodSamples("app.App.a", 1000, 5, true),
            new MethodSamples("lib.Json.read", 370, 2, false),
            new MethodSamples("lib.Cache.get", 120, 1, false));
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.a:3, most of it in Json.read, for about 118 ms on JDK 17, and about 200 us on JDK 17;"
                + " only samples of JDK 17 show Cache.get");
    next.moments = looks(box(Doing.SLEEPS, "app.App.a:3", 1, 2));
    base.moments = looks(box(Doing.SLEEPS, "app.App.a:3", 1, 2));
    assertThat(line().statement().inOneLine())
        .as("nobody runs on JDK 17")
        .endsWith("sleeps at App.a:3");
  }

  @Test
  void aLibraryRunsWhereNoLineIsKnown() {
    base.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    next.moments = looks(box(Doing.RUNS, "app.App.a:3", 0.6, 2), box(Doing.RUNS, null, 0.4, 2));
    base.methods = methods(1000, new MethodSamples("lib.Pool.run", 1000, 5, false));
    next.methods = base.methods;
    assertThat(others()).as("nothing says where").isEmpty();
    next.methods =
        methods(
            1000,
            new MethodSamples("lib.Pool.run", 1000, 5, false),
            new MethodSamples("lib.Future.complete", 400, 2, false));
    assertThat(line().statement().inOneLine())
        .endsWith(
            "ships: runs (line not known), most of it in Future.complete, which only samples of JDK"
                + " 17 show");
  }

  @Test
  void exceptionsTakeTheTimeThatALineHasMore() {
    base.with(Quantity.THROWABLES, 10);
    next.with(Quantity.THROWABLES, 20_000);
    base.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    next.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    base.methods = methods(1000, new MethodSamples("app.App.a", 1000, 5, true));
    next.methods = base.methods;
    next.methodsOfThrowables =
        methods(
            300,
            new MethodSamples("app.App.a", 300, 5, true),
            new MethodSamples("lib.Caller.extract", 200, 2, false),
            new MethodSamples("java.lang.Throwable.<init>", 300, 1, false));
    assertThat(line().statement().inOneLine())
        .endsWith(
            "more exceptions are created (10 on JDK 17, 20,000 on JDK 17), most of them through"
                + " Caller.extract");
    assertThat(line().explanation())
        .contains("most of it below app.App.a, through lib.Caller.extract.");
    next.with(Quantity.THROWABLES, 10);
    assertThat(line().statement().inOneLine())
        .as("as many on both sides")
        .endsWith("runs at App.a:3");
    next.with(Quantity.THROWABLES, 20_000);
    base.methodsOfThrowables = next.methodsOfThrowables;
    next.methodsOfThrowables = MethodAccount.NONE;
    assertThat(line().statement().inOneLine()).as("they take no time").endsWith("runs at App.a:3");
  }

  @Test
  void nobodyLookedOnOneSide() {
    next.moments = looks(box(Doing.SLEEPS, "App.fetch:3", 1, 2));
    assertThat(others()).isEmpty();
  }
}
