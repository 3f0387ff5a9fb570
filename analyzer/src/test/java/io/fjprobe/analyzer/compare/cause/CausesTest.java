package io.fjprobe.analyzer.compare.cause;

import static io.fjprobe.analyzer.compare.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import io.fjprobe.analyzer.compare.Quantity;
import io.fjprobe.analyzer.compare.SideFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each cause, by the accounts that it is for; and accounts in which only half of it is true. */
class CausesTest {

  private SideFixture base = new SideFixture(17);
  private SideFixture next = new SideFixture(17);

  private List<Explanation> causes() {
    return Comparisons.of(base, next).explanations();
  }

  private Explanation only(String cause) {
    List<Explanation> causes = causes();
    assertThat(causes).extracting(Explanation::cause).containsExactly(cause);
    return causes.get(0);
  }

  private void assertNone() {
    assertThat(causes()).isEmpty();
  }

  private void swap() {
    SideFixture first = base;
    base = next;
    next = first;
  }

  private void sleepingTasksInJoins() {
    base = new SideFixture(8).with(Part.WORK, 1 * MS);
    next = new SideFixture(17).with(Part.WORK, 1 * MS);
    base.with(Part.UNMANAGED_BLOCKED, 800 * MS).with(Part.JOIN_BLOCKED, 100 * MS);
    next.with(Part.UNMANAGED_BLOCKED, 800 * MS).with(Part.JOIN_BLOCKED, 700 * MS);
    base.with(Quantity.JOINS_BLOCKED, 26).with(Quantity.JOIN_BLOCKED_TIME, 100 * MS);
    next.with(Quantity.JOINS_BLOCKED, 36).with(Quantity.JOIN_BLOCKED_TIME, 700 * MS);
    base.threads(8);
  }

  @Test
  void sparesThatAreNotCreated() {
    sleepingTasksInJoins();
    base.with(Quantity.SPARES_CREATED, 15).with(Quantity.ACTIVE_LOWERED, 0.2);
    next.with(Quantity.SPARES_CREATED, 0).with(Quantity.ACTIVE_LOWERED, 36);
    Explanation cause = only("compensation-policy");
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
    assertThat(cause.effectNanos().value()).isPositive();
    assertThat(cause.summary()).contains("not replaced on JDK 17");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("compensation-9");
  }

  @Test
  void theSameFromTheOtherSide() {
    sparesThatAreNotCreated();
    swap();
    Explanation cause = only("compensation-policy");
    assertThat(cause.effectNanos().value()).isNegative();
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
    assertThat(cause.summary()).contains("not replaced on JDK 17");
  }

  @Test
  void noJdkChangeIsCitedOnOneSideOfIt() {
    sparesThatAreNotCreated();
    base.jdk = 11;
    assertThat(only("compensation-policy").jdkChanges()).isEmpty();
  }

  @Test
  void withoutItsEvidenceBlockedJoinsAreJustBlockedJoins() {
    sleepingTasksInJoins();
    base.jdk = 11;
    Explanation cause = only("blocked-joins");
    assertThat(cause.parts()).containsExactly(Part.JOIN_BLOCKED);
    assertThat(cause.shareOfGap()).isLessThan(0.5);
  }

  @Test
  void whatIsCountedDifferentlyIsNoEvidence() {
    sleepingTasksInJoins(); // on 8, where joins that block are counted in another way
    assertNone();
  }

  @Test
  void noCauseRestsOnWhatIsCountedDifferently() {
    sparesThatAreNotCreated();
    assertThat(only("compensation-policy").evidence())
        .containsExactlyInAnyOrder(Evidence.SPARES_CREATED, Evidence.ACTIVE_LOWERED);
  }

  @Test
  void managedBlocksThatTakeLonger() {
    base = new SideFixture(8).with(Part.WORK, 1 * MS).with(Part.MANAGED_BLOCKED, 40_000 * MS);
    next = new SideFixture(17).with(Part.WORK, 1 * MS).with(Part.MANAGED_BLOCKED, 1_600 * MS);
    base.with(Quantity.MANAGED_BLOCKS, 320).with(Quantity.MANAGED_BLOCKED_TIME, 40_000 * MS);
    next.with(Quantity.MANAGED_BLOCKS, 320).with(Quantity.MANAGED_BLOCKED_TIME, 1_600 * MS);
    base.threads(36);
    next.threads(30);
    Explanation cause = only("managed-block-length");
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.05));
    assertThat(cause.summary()).endsWith("on JDK 8");
    assertThat(cause.explanation())
        .contains("the mean of one is 125 ms on JDK 8, 5.00 ms on JDK 17. ")
        .endsWith("not recorded.");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("managed-block-9");
  }

  @Test
  void moreManagedBlocksAreNotLongerOnes() {
    managedBlocksThatTakeLonger();
    base.with(Quantity.MANAGED_BLOCKS, 8_000);
    only("waiting-in-tasks");
  }

  @Test
  void workersThatSubmit() {
    base = new SideFixture(8).with(Part.FORK_JOIN, 100 * MS).with(Part.SCAN, 80 * MS);
    base.with(Quantity.FORKS, 0).with(Quantity.SUBMISSIONS, 1_000);
    Explanation cause = only("worker-submission");
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("worker-submission-9");
  }

  @Test
  void aThreadForEachTask() {
    base = new SideFixture(21);
    base.noPool = true;
    base.wall = 340 * MS;
    base.with(Quantity.TASKS, 0).with(Quantity.THREADS_STARTED, 900);
    next = new SideFixture(25).with(Part.WORK, 10 * MS);
    Explanation cause = only("thread-per-task");
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.001));
    assertThat(cause.summary()).endsWith("each in a thread of its own on JDK 21");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("JDK-8319447");
  }

  @Test
  void otherThreadsAreNotAThreadForEachTask() {
    aThreadForEachTask();
    base.with(Quantity.THREADS_STARTED, 2);
    assertThat(only("other-threads").jdkChanges()).isEmpty();
  }

  @Test
  void aThreadForEachCallOfThePool() {
    base = new SideFixture(21).with(Part.IDLE, 40 * MS);
    base.with(Quantity.THREADS_STARTED, 1).with(Quantity.SUBMISSIONS, 4).with(Quantity.FORKS, 1);
    base.with(Quantity.TASKS, 5);
    next = new SideFixture(25).with(Part.WORK, 360 * MS);
    next.with(Quantity.SUBMISSIONS, 1).with(Quantity.FORKS, 5).with(Quantity.TASKS, 6);
    Explanation cause = only("thread-per-task");
    assertThat(cause.forkJoin()).isTrue();
    assertThat(cause.summary()).contains("threads of their own on JDK 21", "workers on JDK 25");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("JDK-8319447");
  }

  @Test
  void threadsThatDoNotCallThePoolDoNotHelp() {
    aThreadForEachCallOfThePool();
    next.with(Quantity.SUBMISSIONS, 4).with(Quantity.FORKS, 1);
    only("user-code");
  }

  @Test
  void fewerWorkers() {
    next.parallelism = 1;
    next.threads(1);
    Explanation cause = only("parallelism");
    assertThat(cause.parts()).contains(Part.THREADS);
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void tasksThatNoLongerTellTheyBlock() {
    base.with(Part.MANAGED_BLOCKED, 1_600 * MS).with(Quantity.MANAGED_BLOCKS, 320).threads(30);
    next.with(Part.UNMANAGED_BLOCKED, 1_600 * MS).with(Quantity.UNTOLD_BLOCKS, 320);
    Explanation cause = only("blocking-not-told");
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.05));
  }

  @Test
  void joinsThatBlock() {
    next.with(Part.JOIN_BLOCKED, 150 * MS);
    next.with(Quantity.JOINS_BLOCKED, 30).with(Quantity.JOIN_BLOCKED_TIME, 150 * MS);
    next.with(Quantity.OWN_WORK_JOINS, 29);
    Explanation cause = only("blocked-joins");
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
    assertThat(cause.advice().get(0)).contains("reverse order");
  }

  @Test
  void garbageCollection() {
    next.with(Part.PAUSED, 100 * MS);
    next.with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    Explanation cause = only("gc-pauses");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void pausesWithoutCollectionsAreNotTheCollector() {
    next.with(Part.PAUSED, 100 * MS);
    assertNone();
  }

  @Test
  void collectionsThatDoNotPauseWorkersAreNoCause() {
    next.with(Part.WORK, 300 * MS).with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    next.with(Quantity.WORK_TIME, Double.NaN);
    assertThat(causes()).extracting(Explanation::cause).containsExactly("user-code");
  }

  @Test
  void aBusyMachine() {
    next.with(Part.STARVED, 200 * MS);
    Explanation cause = only("cpu-starvation");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void workersThatAreOffTheCpuForNoReasonThatIsTold() {
    next.with(Part.OFF_CPU, 200 * MS);
    Explanation cause = only("off-cpu");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.summary()).contains("does not tell why");
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void onAMachineThatIsAsBusyMoreWorkIsTheCause() {
    base.with(Part.STARVED, 200 * MS);
    next.with(Part.WORK, 360 * MS).with(Part.STARVED, 380 * MS);
    Explanation cause = only("user-code");
    assertThat(cause.parts()).containsExactlyInAnyOrder(Part.WORK, Part.STARVED);
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void finerTasks() {
    next.with(Quantity.TASKS, 50_000).with(Quantity.FORKS, 49_999);
    next.with(Part.FORK_JOIN, 150 * MS);
    Explanation cause = only("granularity");
    assertThat(cause.summary()).contains("more tasks");
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void whatATaskCostsMayBeInlinedIntoUserCode() {
    finerTasks();
    next.with(Part.WORK, 360 * MS);
    assertThat(only("granularity").shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void coarserTasks() {
    next.with(Quantity.TASKS, 2).with(Quantity.FORKS, 1).with(Part.IDLE, 150 * MS);
    assertThat(only("too-few-tasks").summary()).contains("fewer tasks");
  }

  @Test
  void whoWaitsForAWorkerWithoutACpuIdles() {
    next.with(Part.STARVED, 100 * MS).with(Part.IDLE, 120 * MS).with(Quantity.WORKER_STEALS, 5);
    assertThat(only("cpu-starvation").parts()).contains(Part.IDLE);
    next.with(Part.STARVED, 30 * MS).with(Part.IDLE, 190 * MS);
    assertThat(causes()).extracting(Explanation::cause).startsWith("idle-workers");
  }

  @Test
  void carriersThatArePinned() {
    base = new SideFixture(25);
    next = new SideFixture(21).with(Part.UNMANAGED_BLOCKED, 150 * MS).with(Quantity.PINNED, 40);
    next.with(Quantity.UNTOLD_BLOCKS, 40).with(Quantity.UNTOLD_BLOCKED_TIME, 150 * MS);
    Explanation cause = only("pinned-carriers");
    assertThat(cause.forkJoin()).isTrue();
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("JEP-491");
    next.with(Quantity.PINNED, 0);
    only("blocking-in-tasks");
  }

  @Test
  void aTaskThatGoesOnAlone() {
    next.with(Quantity.LONGEST_RUN_TIME, 80 * MS).with(Part.IDLE, 150 * MS);
    assertThat(only("tail").shareOfGap()).isCloseTo(1, within(0.02));
    next.with(Quantity.LONGEST_RUN_TIME, 2 * MS);
    assertNone();
  }

  /** It is longer than an operation: the tail is of all that began together. */
  @Test
  void anOperationThatGoesOnAloneWhileOthersAreDone() {
    next.with(Quantity.LONGEST_RUN_TIME, 800 * MS).with(Part.IDLE, 150 * MS);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("tail");
    base.with(Quantity.CALLER_WAITED_TIME, 100 * MS);
    next.with(Quantity.CALLER_WAITED_TIME, 175 * MS);
    assertThat(only("tail").shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void moreTasksThatBlockEachAreNotMoreOfTheSame() {
    next.with(Quantity.TASKS, 9_000).with(Quantity.WORK_TIME, 9 * 180 * MS);
    base.with(Quantity.WORK_TIME, 180 * MS);
    next.with(Part.UNMANAGED_BLOCKED, 400 * MS);
    next.with(Quantity.UNTOLD_BLOCKS, 20).with(Quantity.UNTOLD_BLOCKED_TIME, 400 * MS);
    assertThat(causes().get(0).cause()).isEqualTo("blocking-in-tasks");
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("more-tasks");
  }

  @Test
  void contention() {
    next.with(Part.SCAN, 100 * MS).with(Quantity.LOST_STEALS, 5_000);
    assertThat(only("contention").shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void signalling() {
    next.with(Part.SCAN, 60 * MS).with(Part.IDLE, 40 * MS).with(Quantity.SIGNALS, 900);
    next.with(Quantity.PARKS, 900).with(Quantity.PARKED_TIME, 40 * MS);
    assertThat(only("signalling").shareOfGap()).isCloseTo(1, within(0.02));
    next.with(Quantity.TASKS, 500);
    assertThat(only("signalling").explanation()).contains("Tasks per operation: 1,000 on JDK 17");
    next.with(Quantity.TASKS, 1_000).with(Quantity.SIGNALS, 9).with(Quantity.PARKS, 9);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("signalling");
  }

  @Test
  void workersWithoutWork() {
    next.with(Part.IDLE, 100 * MS).with(Quantity.WORKER_STEALS, 5);
    assertThat(only("idle-workers").shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void tasksThatWait() {
    next.with(Part.UNMANAGED_BLOCKED, 100 * MS);
    next.with(Quantity.UNTOLD_BLOCKS, 20).with(Quantity.UNTOLD_BLOCKED_TIME, 100 * MS);
    next.with(Quantity.SOCKET_TIME, 90 * MS);
    Explanation cause = only("blocking-in-tasks");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.explanation()).contains("for sockets");
  }

  @Test
  void slowerUserCode() {
    next.with(Part.WORK, 300 * MS);
    Explanation cause = only("user-code");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void userCodeOfMoreTasksIsNotSlower() {
    next.with(Part.WORK, 360 * MS).with(Quantity.TASKS, 2_000).with(Quantity.FORKS, 1_999);
    assertThat(only("more-tasks").summary()).contains("has more tasks to run on JDK 17");
  }

  @Test
  void aFewTasksMoreAreNotCutTooFine() {
    base.with(Quantity.TASKS, 10);
    next.with(Quantity.TASKS, 20).with(Part.WORK, 120 * MS).with(Part.SCAN, 400 * MS);
    assertNone();
  }

  @Test
  void tasksThatAreCutTooFineAlsoWaitForCpus() {
    next.with(Quantity.TASKS, 400_000).with(Part.WORK, 240 * MS).with(Part.STARVED, 100 * MS);
    assertThat(only("granularity").shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void aCallerThatComputesAlone() {
    base.with(Quantity.CALLER_ALONE_TIME, 2 * MS);
    next.with(Quantity.CALLER_ALONE_TIME, 70 * MS).with(Part.IDLE, 140 * MS);
    Explanation cause = only("sequential-part");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.parts()).containsExactly(Part.SEQUENTIAL);
    assertThat(cause.shareOfGap()).isCloseTo(1, within(0.05));
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
    next.with(Quantity.QUEUE_GROWTHS, 9).with(Part.PAUSED, 90 * MS).with(Part.SCAN, 90 * MS);
    assertThat(only("queue-order").shareOfGap()).isCloseTo(1, within(0.02));
    base.asyncMode = true;
    assertNone();
  }

  @Test
  void exceptionsInTasks() {
    next.with(Part.WORK, 300 * MS).with(Quantity.THROWABLES, 100_000);
    assertThat(only("exceptions").forkJoin()).isFalse();
    next.with(Quantity.THROWABLES, 10);
    only("user-code");
  }

  @Test
  void codeThatIsNotCompiled() {
    base.with(Quantity.SAMPLES, 100).with(Quantity.INTERPRETED_SAMPLES, 5);
    next.with(Quantity.SAMPLES, 100).with(Quantity.INTERPRETED_SAMPLES, 90);
    next.with(Part.WORK, 900 * MS);
    assertThat(only("interpreted-code").explanation()).contains("5.0 % on JDK 17, 90 % on JDK 17");
    next.with(Quantity.INTERPRETED_SAMPLES, 20);
    only("user-code");
  }

  @Test
  void tasksThatWaitForFutures() {
    next.with(Part.MANAGED_BLOCKED, 200 * MS).with(Quantity.MANAGED_BLOCKS, 40);
    next.with(Quantity.MANAGED_BLOCKED_TIME, 200 * MS);
    assertThat(only("waiting-in-tasks").shareOfGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void compilation() {
    next.with(Part.WORK, 300 * MS).with(Quantity.COMPILE_TIME, 80 * MS);
    assertThat(only("compilation").forkJoin()).isFalse();
  }

  @Test
  void throttling() {
    next.with(Part.STARVED, 100 * MS).with(Quantity.THROTTLED_TIME, 60 * MS);
    assertThat(only("throttling").forkJoin()).isFalse();
  }

  @Test
  void theLargestOfSeveralComesFirstAndNoPartCountsTwice() {
    next.with(Part.PAUSED, 100 * MS).with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    next.with(Part.WORK, 400 * MS).with(Part.SCAN, 60 * MS).with(Quantity.LOST_STEALS, 5_000);
    List<Explanation> causes = causes();
    assertThat(causes)
        .extracting(Explanation::cause)
        .containsExactly("user-code", "gc-pauses", "contention");
    assertThat(causes.stream().mapToDouble(Explanation::shareOfGap).sum())
        .isCloseTo(1, within(0.02));
    assertThat(causes.stream().flatMap(cause -> cause.parts().stream())).doesNotHaveDuplicates();
  }

  @Test
  void whatIsNotKnownWellEnoughIsNoCause() {
    next.with(Part.OFF_CPU, 100 * MS);
    next.cpuDoubt = 30 * MS;
    only("off-cpu");
    next.cpuDoubt = 110 * MS;
    assertNone();
  }

  @Test
  void whatIsNotKnownWellEnoughHidesNoCause() {
    next.with(Part.SCAN, 60 * MS).with(Quantity.LOST_STEALS, 5_000);
    next.cpuDoubt = 100 * MS; // more than the cause in sum, since it may take waiting for a CPU
    assertThat(only("contention").parts()).contains(Part.SCAN);
  }

  @Test
  void nothingIsExplainedThatIsNotShown() {
    next.with(Part.WORK, 181 * MS).with(Quantity.LOST_STEALS, 5_000);
    assertThat(Comparisons.of(base, next).shown()).isFalse();
    assertNone();
  }
}
