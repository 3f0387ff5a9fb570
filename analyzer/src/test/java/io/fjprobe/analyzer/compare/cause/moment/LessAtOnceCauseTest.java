package io.fjprobe.analyzer.compare.cause.moment;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whether there is more work, or less of it at the same time: looks at all threads tell. */
class LessAtOnceCauseTest extends CauseTest {

  private static final long LOOKED = 10_000_000_000L;

  /** Of the tasks' code, by all that pool counters know. */
  @BeforeEach
  void theCodeInsideTheTasksTakesLonger() {
    next.with(Part.WORK, 300 * MS);
  }

  private static MomentAccount looks(int cpus, double unused, Unused why) {
    return new TestMoments(TestBox.of(Doing.RUNS).in("fib", true).at("App.sum:3").share(1).box())
        .looks(400, LOOKED)
        .cpus(cpus)
        .unused(why, unused)
        .account();
  }

  @Test
  void asManyCpusAreUsed() {
    base.moments = looks(2, 0.02, Unused.ONE_WORKER);
    next.moments = looks(2, 0.03, Unused.ONE_WORKER);
    assertThat(only("user-code").effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void oneCpuIsUsedAndNotTwo() {
    base.moments = looks(2, 0.02, Unused.ONE_WORKER);
    next.moments = looks(2, 0.5, Unused.ONE_WORKER);
    Explanation cause = only("less-at-once");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.001));
    assertThat(cause.statement().inOneLine())
        .contains("1.0 CPUs are used there, and 2.0 on", "one worker runs alone");
    assertThat(cause.explanation()).contains("pool fib: runs at App.sum:3");
    assertThat(cause.forkJoin()).isTrue();
    next.moments = looks(2, 0.5, Unused.ONE_OUTSIDE);
    assertThat(only("less-at-once").forkJoin()).isFalse();
  }

  /** Looks may take a thread for blocked that the kernel works for. */
  @Test
  void noMoreThanTheCpuTimeTells() {
    base.moments = looks(2, 0.02, Unused.ONE_WORKER);
    next.moments = looks(2, 0.5, Unused.ONE_WORKER);
    base.with(Quantity.CPU_TIME, 200 * MS).with(Quantity.COMPILE_TIME, 4 * MS);
    next.with(Quantity.CPU_TIME, 166 * MS).with(Quantity.COMPILE_TIME, 6 * MS);
    base.methods = MethodSamples.account(1_000, new MethodSamples("app.App.sum", 900, 1, true));
    next.methods = base.methods;
    base.with(Quantity.JVM_LOAD, 100 * MS).with(Quantity.KERNEL_LOAD, 10 * MS);
    next.with(Quantity.JVM_LOAD, 100 * MS).with(Quantity.KERNEL_LOAD, 60 * MS);
    assertThat(only("less-at-once").effect().ofGap())
        .as("1 CPU by both")
        .isCloseTo(1, within(0.001));
    double nanos = only("less-at-once").effect().nanos().value();
    next.with(Quantity.CPU_TIME, 100 * MS);
    assertThat(only("less-at-once").effect().nanos().value())
        .as("less by the CPU time than by looks")
        .isCloseTo(nanos, within(1.0));
    next.with(Quantity.CPU_TIME, 214 * MS);
    next.with(Quantity.KERNEL_LOAD, 10 * MS);
    assertThat(only("less-at-once").effect().ofGap())
        .as("the kernel has no more to do")
        .isCloseTo(1, within(0.001));
    next.with(Quantity.KERNEL_LOAD, 60 * MS);
    assertThat(causes())
        .extracting(Explanation::cause)
        .containsExactlyInAnyOrder("user-code", "less-at-once");
    assertThat(causes())
        .filteredOn(each -> each.cause().equals("less-at-once"))
        .singleElement()
        .satisfies(
            less ->
                assertThat(less.effect().ofGap())
                    .as("1.96 CPUs for 100 ms, and 1.3 for 160 ms")
                    .isCloseTo(Math.log(1.96 / 1.3) / Math.log(1.6), within(0.01)));
    next.with(Quantity.CPU_TIME, 340 * MS);
    assertThat(only("user-code").effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void whatTheSummaryOfTheSlowSideAloneSays() {
    base.moments = looks(2, 0.02, Unused.ONE_WORKER);
    next.moments = looks(2, 0.5, Unused.ONE_WORKER);
    assertThat(only("less-at-once").statement().inOneLine()).doesNotContain("only on");
    next.moments =
        new TestMoments(
                TestBox.of(Doing.RUNS)
                    .in("fib", true)
                    .at("App.sum:3")
                    .share(1)
                    .context(Context.COMBINER)
                    .box())
            .looks(400, LOOKED)
            .unused(Unused.ONE_WORKER, 0.5)
            .account();
    assertThat(only("less-at-once").statement().inOneLine())
        .contains("; only on JDK 17: a parallel stream combines its partial results");
  }

  /** A remark on both sides that calls may be limited on purpose is no difference. */
  @Test
  void aWarningOfTheSlowSideWhereTheFastOneHasARemark() {
    Box outside = TestBox.of(Doing.OUTSIDE).in("ships", false).at("App.ask:3").tasksWait(1).box();
    Box results =
        TestBox.of(Doing.WAITS_FOR_RESULT).in("ships", false).at("App.ask:3").tasksWait(1).box();
    Box lane = TestBox.of(Doing.OUTSIDE).in("ships", false).tasksWait(1).idleAlike(0.7).box();
    base.moments = taken(outside, 0.3);
    next.moments = taken(outside, 0.8);
    assertThat(only("less-at-once").statement().inOneLine()).doesNotContain("only on");
    next.moments = taken(results, 0.8);
    assertThat(only("less-at-once").statement().inOneLine())
        .as("the same words")
        .doesNotContain("only on");
    next.moments = taken(lane, 0.8);
    assertThat(only("less-at-once").statement().inOneLine())
        .contains("; only on JDK 17: all threads of one executor (ships) are taken");
    base.moments = taken(results, 0.3);
    assertThat(only("less-at-once").statement().inOneLine())
        .as("two warnings")
        .doesNotContain("only on");
    base.moments = taken(lane, 0.3);
    next.moments = taken(outside, 0.8);
    assertThat(only("less-at-once").statement().inOneLine())
        .as("a remark")
        .doesNotContain("only on");
  }

  private static MomentAccount taken(Box box, double unused) {
    return new TestMoments(box).looks(400, LOOKED).unused(Unused.EXECUTOR, unused).account();
  }

  /** As where tasks go one after the other that went beside each other before. */
  @Test
  void theLineIsNamedAndHowManyDoItAtATime() {
    base.moments = sleeping(8, 0.02);
    next.moments = sleeping(1, 0.5);
    assertThat(only("less-at-once").statement().inOneLine())
        .endsWith(
            "; threads are blocked; ships: sleeps at App.ask:3 (1.0 threads at a time, and 8.0 on"
                + " JDK 17)");
    next.moments = sleeping(7, 0.5);
    assertThat(only("less-at-once").statement().inOneLine())
        .endsWith("; ships: sleeps at App.ask:3");
  }

  /** As where virtual threads compute that others did before. */
  @Test
  void otherVirtualThreadsWaitForCarriers() {
    base.moments = carriers("App.a:3", 0.4, 0.02);
    next.moments = carriers("App.pack:4", 40, 0.5);
    String waiting = "; about 40 virtual threads wait for a carrier on JDK 17, and 0.40 on JDK 17";
    assertThat(only("less-at-once").statement().inOneLine())
        .as("workers of a pool")
        .endsWith(waiting);
    next.kind = PoolKind.SCHEDULER;
    assertThat(only("less-at-once").statement().inOneLine())
        .endsWith(waiting + ", while carriers run at App.pack:4");
    base.moments = carriers("App.pack:4", 0.4, 0.02);
    next.moments = carriers("App.pack:4", 40, 0.5, 0.63);
    assertThat(only("less-at-once").statement().inOneLine()).as("may be as long").endsWith(waiting);
    next.moments = carriers("App.pack:4", 40, 0.5, 0.5);
    assertThat(only("less-at-once").statement().inOneLine()).as("no longer").endsWith(waiting);
  }

  private static MomentAccount carriers(String line, double ready, double unused) {
    return carriers(line, ready, unused, 1);
  }

  private static MomentAccount carriers(String line, double ready, double unused, double share) {
    return new TestMoments(TestBox.of(Doing.RUNS).in("carriers", true).at(line).share(share).box())
        .looks(400, LOOKED)
        .ready(ready)
        .unused(Unused.BLOCKED, unused)
        .account();
  }

  /** Workers have less to do because others wait, and not the other way round. */
  @Test
  void itSaysWhyWorkersHaveLessToDo() {
    base.with(Quantity.PARKS, 10).with(Quantity.PARKED_TIME, 10 * MS);
    next.with(Quantity.PARKS, 10).with(Quantity.PARKED_TIME, 150 * MS);
    next.with(Part.WORK, 180 * MS).with(Part.IDLE, 140 * MS);
    assertThat(only("idle-workers").statement().inOneLine()).contains("less to do");
    base.moments = waiting(Doing.WAITS_FOR_RESULT, 8, 0.02);
    next.moments = waiting(Doing.WAITS_FOR_RESULT, 1, 0.5);
    assertThat(only("less-at-once").statement().inOneLine())
        .contains("; ships: waits for a result at App.ask:3");
  }

  @Test
  void itSaysThatATimerEndsTheWait() {
    base.moments = letGoOn(waiting(Doing.WAITS_FOR_RESULT, 8, 0.02), 2);
    next.moments = letGoOn(waiting(Doing.WAITS_FOR_RESULT, 8, 0.5), 18);
    assertThat(only("less-at-once").statement().inOneLine())
        .contains(
            "; ships: waits for a result at App.ask:3; this ends only when a time is over, in 54 of"
                + " 60 cases seen (timer lets others go on then at App.tick:9), and in 6 of 60 on");
    next.moments = letGoOn(waiting(Doing.WAITS_FOR_RESULT, 8, 0.5), 10);
    assertThat(only("less-at-once").statement().inOneLine())
        .as("half of them")
        .doesNotContain("a time is over");
    next.moments = letGoOn(waiting(Doing.WAITS_FOR_RESULT, 8, 0.5), 14);
    assertThat(only("less-at-once").statement().inOneLine()).contains("a time is over");
    base.moments = letGoOn(waiting(Doing.WAITS_FOR_RESULT, 8, 0.3), 20);
    assertThat(causes().get(0).statement().inOneLine())
        .as("on both")
        .startsWith("less runs")
        .doesNotContain("a time is over");
  }

  @Test
  void nobodyWasSeenToEndTheWaitOfTheFastSide() {
    base.moments = waiting(Doing.WAITS_FOR_RESULT, 8, 0.02);
    next.moments = letGoOn(waiting(Doing.WAITS_FOR_RESULT, 8, 0.5), 18);
    assertThat(only("less-at-once").statement().inOneLine())
        .endsWith("lets others go on then at App.tick:9), and no case was seen on JDK 17");
  }

  /** Of 20, some by a timer. */
  private static MomentAccount letGoOn(MomentAccount moments, long timed) {
    return TestMoments.like(moments)
        .releases(
            List.of(
                new ReleaseRow(
                    Doing.WAITS_FOR_RESULT,
                    "ships",
                    false,
                    "App.ask:3",
                    null,
                    null,
                    "timer",
                    false,
                    "App.tick:9",
                    null,
                    20,
                    0,
                    timed)))
        .account();
  }

  private static MomentAccount sleeping(double threads, double unused) {
    return waiting(Doing.SLEEPS, threads, unused);
  }

  private static MomentAccount waiting(Doing doing, double threads, double unused) {
    return new TestMoments(
            TestBox.of(doing).in("ships", false).at("App.ask:3").share(1).width(threads).box())
        .looks(400, LOOKED)
        .cpus(2)
        .unused(Unused.BLOCKED, unused)
        .account();
  }

  /** Wall time is CPU time by CPUs: both factors of 1.6, the logarithm of which is 0.47. */
  @Test
  void someOfBoth() {
    base.moments = looks(2, 0.02, Unused.LOCKS);
    next.moments = looks(2, 0.2, Unused.LOCKS);
    List<Explanation> causes = causes();
    assertThat(causes).extracting(Explanation::cause).containsExactly("user-code", "less-at-once");
    assertThat(causes.get(1).effect().ofGap())
        .isCloseTo(Math.log(1.96 / 1.6) / Math.log(1.6), within(0.01));
    assertThat(causes.stream().mapToDouble(each -> each.effect().ofGap()).sum())
        .isCloseTo(1, within(0.01));
  }

  @Test
  void whatLooksDoNotKnowIsLeftAsItIs() {
    next.moments = looks(2, 0.5, Unused.ONE_WORKER);
    only("user-code");
    base.moments = looks(4, 0.02, Unused.ONE_WORKER);
    only("user-code");
  }
}
