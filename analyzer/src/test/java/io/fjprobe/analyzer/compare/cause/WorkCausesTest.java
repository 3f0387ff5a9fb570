package io.fjprobe.analyzer.compare.cause;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.RunningSides;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How the work is cut, handed over, and done. */
class WorkCausesTest extends CauseTest {

  @Test
  void finerTasks() {
    next.with(Quantity.TASKS, 50_000).with(PoolCounter.FORKS, 49_999);
    next.with(Part.FORK_JOIN, 150 * MS);
    Explanation cause = only("fine-tasks");
    assertThat(cause.statement().inOneLine()).contains("more tasks");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
  }

  /** Actors get messages, which nobody has split. */
  @Test
  void moreTasksOfAnExecutor() {
    next.with(Quantity.TASKS, 50_000).with(PoolCounter.FORKS, 49_999);
    next.with(Part.FORK_JOIN, 150 * MS);
    base.asyncMode = true;
    next.asyncMode = true;
    Explanation cause = only("fine-tasks");
    assertThat(cause.statement().inOneLine())
        .isEqualTo("workers run more tasks on JDK 17, with less work in each");
    assertThat(cause.advice()).singleElement().asString().startsWith("look at what hands so many");
  }

  /** Who computes something else for longer between them may hand over fewer at a time. */
  @Test
  void moreTasksOfACallerThatComputesForLonger() {
    base.with(Quantity.CALLER_ALONE_TIME, 2 * MS);
    next.with(Quantity.CALLER_ALONE_TIME, 70 * MS).with(Part.IDLE, 140 * MS);
    next.with(Quantity.TASKS, 50_000).with(PoolCounter.FORKS, 49_999);
    for (SideFixture side : List.of(base, next)) {
      side.moments =
          new TestMoments(TestBox.of(Doing.RUNS).in("main", false).at("app.Toll.main:3").box())
              .looks(400, 10_000_000_000L)
              .account();
    }
    base.methods = RunningSides.inMain();
    next.methods = RunningSides.inMain(new MethodSamples("app.Toll.find", 700, 5, true));
    assertThat(only("sequential-part").statement().inOneLine()).contains("most of it in Toll.find");
    next.methods =
        RunningSides.inMain(
            new MethodSamples("app.Toll.find", 700, 5, true),
            new MethodSamples("java.util.concurrent.ForkJoinPool.execute", 650, 4, true));
    assertThat(only("fine-tasks").effect().ofGap()).isCloseTo(1, within(0.05));
  }

  /** Those of virtual threads are stretches between two waits: nobody has split the work. */
  @Test
  void stretchesOfVirtualThreadsAreNoTasks() {
    finerTasks();
    base.kind = PoolKind.SCHEDULER;
    next.kind = PoolKind.SCHEDULER;
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("fine-tasks", "more-tasks");
    next.with(Part.FORK_JOIN, 0).with(Part.WORK, 400 * MS);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("fine-tasks", "more-tasks");
  }

  @Test
  void whatATaskCostsMayBeInlinedIntoUserCode() {
    finerTasks();
    next.with(Part.WORK, 360 * MS);
    assertThat(only("fine-tasks").effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void coarserTasks() {
    next.with(Quantity.TASKS, 2).with(PoolCounter.FORKS, 1).with(Part.IDLE, 150 * MS);
    assertThat(only("too-few-tasks").statement().inOneLine()).contains("fewer tasks");
    next.with(Quantity.TASKS, 600); // not so few that there is nothing to share
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("too-few-tasks");
  }

  /** Other processes took the CPUs, so that all takes longer and one worker is done later. */
  @Test
  void whoIdlesDoesNotWaitForACpu() {
    base.with(Part.WORK, 100 * MS).with(Part.CPU_WAIT, 200 * MS);
    next.with(Part.WORK, 250 * MS).with(Part.CPU_WAIT, 500 * MS);
    next.with(Quantity.LONGEST_RUN_TIME, 400 * MS).with(Part.IDLE, 150 * MS);
    Map<String, List<Part>> parts =
        causes().stream().collect(toMap(Explanation::cause, each -> each.effect().parts()));
    assertThat(parts).containsOnlyKeys("user-code", "imbalance");
    assertThat(parts.get("imbalance")).doesNotContain(Part.CPU_WAIT);
    assertThat(parts.get("user-code")).contains(Part.WORK, Part.CPU_WAIT);
  }

  @Test
  void aTaskThatGoesOnAlone() {
    next.with(Quantity.LONGEST_RUN_TIME, 80 * MS).with(Part.IDLE, 150 * MS);
    assertThat(only("imbalance").effect().ofGap()).isCloseTo(1, within(0.02));
    next.with(Quantity.LONGEST_RUN_TIME, 2 * MS);
    assertNone();
  }

  @Test
  void tasksThatAllTakeLongerAreAsUnequalAsBefore() {
    base.with(Part.WORK, 100 * MS).with(Quantity.LONGEST_RUN_TIME, 40 * MS);
    next.with(Part.WORK, 250 * MS).with(Part.IDLE, 150 * MS);
    next.with(Quantity.LONGEST_RUN_TIME, 100 * MS);
    assertThat(causes()).extracting(Explanation::cause).containsExactly("user-code");
    next.with(Quantity.LONGEST_RUN_TIME, 195 * MS);
    assertThat(causes()).extracting(Explanation::cause).contains("imbalance");
  }

  /** It is longer than an operation: the tail is of all that began together. */
  @Test
  void anOperationThatGoesOnAloneWhileOthersAreDone() {
    next.with(Quantity.LONGEST_RUN_TIME, 800 * MS).with(Part.IDLE, 150 * MS);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("imbalance");
    base.with(Quantity.CALLER_WAITED_TIME, 100 * MS);
    next.with(Quantity.CALLER_WAITED_TIME, 175 * MS);
    assertThat(only("imbalance").effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void contention() {
    next.with(Part.SCAN, 100 * MS).with(PoolCounter.LOST_STEALS, 5_000);
    assertThat(only("contention").effect().ofGap()).isCloseTo(1, within(0.02));
    next.with(PoolCounter.LOST_STEALS, 20);
    assertNone(); // they don't take that long
  }

  @Test
  void signalling() {
    next.with(Part.SCAN, 60 * MS).with(Part.IDLE, 40 * MS).with(PoolCounter.SIGNALS, 900);
    next.with(Quantity.PARKS, 900).with(Quantity.PARKED_TIME, 40 * MS);
    assertThat(only("signalling").effect().ofGap())
        .as("as much as to park and to wake takes, and no more")
        .isCloseTo(0.7, within(0.02));
    next.with(PoolCounter.SIGNALS, 1_800).with(Quantity.PARKS, 1_800);
    assertThat(only("signalling").effect().ofGap()).isCloseTo(1, within(0.02));
    next.with(Quantity.TASKS, 500);
    assertThat(only("signalling").explanation()).contains("Tasks per operation: 1,000 on JDK 17");
    next.with(Quantity.TASKS, 1_000).with(PoolCounter.SIGNALS, 9).with(Quantity.PARKS, 9);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("signalling");
  }

  @Test
  void attemptsToSignalForEachTask() {
    tinyTasks();
    next.with(Part.SCAN, 100 * MS).with(PoolCounter.SIGNAL_ATTEMPTS, 980_000);
    Explanation cause = only("futile-signals");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
    assertThat(cause.explanation())
        .contains("per task: 0.01 on JDK 21, 0.98 on JDK 25", "where 0.5 % of them woke one");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("JDK-8372959");
  }

  /** Each is more likely to be told of by what else differs. */
  @Test
  void attemptsThatAreNotAllOfIt() {
    tinyTasks();
    next.with(Part.SCAN, 100 * MS).with(PoolCounter.SIGNAL_ATTEMPTS, 980_000);
    next.with(PoolCounter.SIGNALS, 300_000);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("futile-signals");
    next.with(PoolCounter.SIGNALS, 5_000)
        .with(PoolCounter.SIGNAL_ATTEMPTS, 200_000); // of few tasks
    assertNone();
    next.with(PoolCounter.SIGNAL_ATTEMPTS, 980_000);
    base.with(PoolCounter.SIGNAL_ATTEMPTS, 500_000); // not so different
    assertNone();
    base.with(PoolCounter.SIGNAL_ATTEMPTS, 10_000).with(Quantity.TASKS, 10_000);
    next.with(Quantity.TASKS, 10_000).with(PoolCounter.SIGNAL_ATTEMPTS, 9_800); // too few to matter
    base.with(PoolCounter.SIGNAL_ATTEMPTS, 100);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("futile-signals");
    base.with(PoolCounter.SIGNAL_ATTEMPTS, Double.NaN); // an older agent
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("futile-signals");
  }

  @Test
  void workersThatStayWithTheirOwnQueues() {
    base = new SideFixture(11);
    next = new SideFixture(17);
    base.asyncMode = true;
    next.asyncMode = true;
    base.with(PoolCounter.WORKER_STEALS, 70).with(Quantity.LONGEST_RUN_TIME, 9 * MS);
    next.with(PoolCounter.WORKER_STEALS, 1).with(Quantity.LONGEST_RUN_TIME, 370 * MS);
    next.with(Quantity.TASKS, 9_000).with(Part.WORK, 1_600 * MS);
    Explanation cause = only("starved-submissions");
    assertThat(cause.explanation()).contains("70 on JDK 11", "1 on JDK 17");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("JDK-8246585");
    next.with(PoolCounter.WORKER_STEALS, 60);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("starved-submissions");
    next.with(PoolCounter.WORKER_STEALS, 1);
    next.asyncMode = false;
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("starved-submissions");
  }

  private void tinyTasks() {
    base = new SideFixture(21);
    next = new SideFixture(25);
    base.with(Quantity.TASKS, 1_000_000).with(PoolCounter.SIGNAL_ATTEMPTS, 10_000);
    next.with(Quantity.TASKS, 1_000_000).with(PoolCounter.SIGNALS, 5_000);
    base.with(PoolCounter.SIGNALS, 5_000);
  }

  @Test
  void workersWithoutWork() {
    next.with(Part.IDLE, 100 * MS).with(PoolCounter.WORKER_STEALS, 5);
    assertThat(only("idle-workers").effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void slowerUserCode() {
    next.with(Part.WORK, 300 * MS);
    Explanation cause = only("user-code");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void slowerUserCodeNamesTheMethod() {
    next.with(Part.WORK, 300 * MS).with(Quantity.THROWABLES, 2_000);
    for (SideFixture side : List.of(base, next)) {
      side.moments =
          new TestMoments(
                  TestBox.of(Doing.RUNS).in("fib", true).at("app.Fib.compute:3").width(2).box())
              .looks(400, 10_000_000_000L)
              .account();
      side.methods =
          MethodSamples.account(1000, new MethodSamples("app.Fib.compute", 1000, 5, true));
    }
    assertThat(only("user-code").statement().inOneLine()).endsWith(", most of it in Fib.compute");
    next.methodsOfThrowables =
        MethodSamples.account(300, new MethodSamples("app.Fib.compute", 300, 5, true));
    assertThat(only("user-code").statement().inOneLine())
        .endsWith(
            ", most of it in Fib.compute; more exceptions are created (0 on JDK 17, 2,000 on JDK"
                + " 17)");
  }

  @Test
  void slowerUserCodeThatAnAtomicUpdateCalls() {
    next.with(Part.WORK, 300 * MS);
    TestBox box = TestBox.of(Doing.RUNS).in("fib", true).at("app.Fib.compute:3").width(2);
    base.moments = new TestMoments(box.box()).account();
    next.moments = new TestMoments(box.context(Context.REPEATED).box()).account();
    assertThat(only("user-code").statement().inOneLine())
        .contains(
            "; an atomic update calls it on JDK 17, which calls it again whenever another thread was"
                + " first");
    base.moments = next.moments;
    assertThat(only("user-code").statement().inOneLine())
        .as("on both sides")
        .doesNotContain("atomic update");
  }

  @Test
  void slowerUserCodeThatItsSummaryAloneTellsOf() {
    next.with(Part.WORK, 300 * MS);
    TestBox box = TestBox.of(Doing.RUNS).in("fib", true).at("app.Fib.compute:3").width(2).share(1);
    base.moments = new TestMoments(box.box()).looks(400, 10_000_000_000L).account();
    next.moments =
        new TestMoments(box.context(Context.COMBINER).box()).looks(400, 10_000_000_000L).account();
    assertThat(only("user-code").statement().inOneLine())
        .contains("; only on JDK 17: a parallel stream combines its partial results");
    base.moments = next.moments;
    assertThat(only("user-code").statement().inOneLine())
        .as("on both sides")
        .doesNotContain("only on");
  }

  /** The tasks take as long as before, but the caller runs none of them any more. */
  @Test
  void workersRunWhatCallersRan() {
    next.with(Part.WORK, 360 * MS);
    only("user-code");
    base.with(Quantity.CALLER_TASK_TIME, 170 * MS);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("user-code");
    next.with(Quantity.CALLER_TASK_TIME, 120 * MS);
    only("user-code");
  }

  @Test
  void userCodeOfMoreTasksIsNotSlower() {
    next.with(Part.WORK, 360 * MS).with(Quantity.TASKS, 2_000).with(PoolCounter.FORKS, 1_999);
    assertThat(only("more-tasks").statement().inOneLine())
        .contains("has more tasks to run on JDK 17");
  }

  @Test
  void aFewTasksMoreAreNotCutTooFine() {
    base.with(Quantity.TASKS, 10);
    next.with(Quantity.TASKS, 20).with(Part.WORK, 120 * MS).with(Part.SCAN, 400 * MS);
    assertNone();
  }

  @Test
  void tasksThatAreCutTooFineAlsoWaitForCpus() {
    next.with(Quantity.TASKS, 400_000).with(Part.WORK, 240 * MS).with(Part.CPU_WAIT, 100 * MS);
    assertThat(only("fine-tasks").effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void aCallerThatComputesAlone() {
    base.with(Quantity.CALLER_ALONE_TIME, 2 * MS);
    next.with(Quantity.CALLER_ALONE_TIME, 70 * MS).with(Part.IDLE, 140 * MS);
    Explanation cause = only("sequential-part");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.effect().parts()).containsExactly(Part.SEQUENTIAL);
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.05));
    base.countedCalls = List.of(new CountedCalls("app.Book.filing", 5));
    next.countedCalls = List.of(new CountedCalls("app.Book.filing", 150));
    assertThat(only("sequential-part").statement().inOneLine())
        .endsWith("; Book.filing is called 30 times as often on JDK 17");
  }

  @Test
  void aCallerThatComputesWhileWorkersAreBusyIsNoCause() {
    base.with(Quantity.CALLER_ALONE_TIME, 2 * MS);
    next.with(Quantity.CALLER_ALONE_TIME, 70 * MS).with(Part.SCAN, 150 * MS);
    assertNone();
  }

  @Test
  void queuesInTheOrderOfTheForks() {
    next.asyncMode = true;
    next.with(PoolCounter.QUEUE_GROWTHS, 9).with(Part.PAUSED, 90 * MS).with(Part.SCAN, 90 * MS);
    assertThat(only("queue-order").effect().ofGap()).isCloseTo(1, within(0.02));
    base.asyncMode = true;
    assertNone();
  }
}
