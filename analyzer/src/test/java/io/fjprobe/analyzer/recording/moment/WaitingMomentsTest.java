package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.ExecutorKind;
import io.fjprobe.analyzer.contract.Unused;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Who holds a moment up when nobody runs, or hardly anybody. */
class WaitingMomentsTest extends LooksFixture {

  /** It is not idle: more tasks would not help it. */
  @Test
  void aWorkerThatWaitsInItsTaskIsToldFromAnIdleOne() {
    look(does(WAITS, JOIN), does(RUNS), does(WAITS, LATCH));

    assertThat(shares()).containsOnlyKeys("RUNS pool 1");
    assertUnused(Unused.WORKERS_WAIT, 0.5);
  }

  /** It waits for what the other one runs. */
  @Test
  void aWorkerThatJoinsLeavesTheOtherAlone() {
    look(does(WAITS, JOIN), does(RUNS), does(WAITS, POOL_JOIN));

    assertUnused(Unused.ONE_WORKER, 0.5);
  }

  /** As clients do that ask for something now and then. */
  @Test
  void whoSleepsOutsideOfTasksIsAsleep() {
    look(does(SLEEPS, NAP), does(IDLE), does(IDLE));

    assertThat(shares()).containsOnlyKeys("SLEEPS main");
    assertUnused(Unused.ASLEEP, 1);
  }

  @Test
  void howManyThreadsBesidePoolsThereAre() {
    look(
        does(WAITS, JOIN),
        does(IDLE),
        does(IDLE),
        does(SLEEPS, NAP),
        does(WAITS | ONE_MORE, JOIN),
        does(SLEEPS, NAP));

    assertThat(totals().threads()).containsOnlyKeys("main", "pool-#-thread-#");
    assertThat(totals().threads().get("pool-#-thread-#") / WALL).isEqualTo(2);
  }

  /** Two asked for something, and one is served. */
  @Test
  void oneTaskAtATimeIsBlocked() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(IDLE), does(WAITS, JOIN));

    assertThat(shares()).containsOnlyKeys("SLEEPS pool 1");
    assertThat(only().alone()).isCloseTo(WALL, within(1.0));
    assertUnused(Unused.ONE_BLOCKED, 1);
  }

  /** A thread of an executor that is not known as one: who waits for it shows that it is asked. */
  @Test
  void whoLetsOthersGoOnHoldsThemUpWhenItIsBlocked() {
    int stack = STACKS.indexOf(NAP);
    String by = " " + stack + " 3 pool-1-thread-1\n";
    releases = "100 0" + by + "50000 0" + by + "60000 1" + by;
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), does(SLEEPS, NAP));

    assertThat(shares()).containsOnlyKeys("SLEEPS pool-#-thread-#");
    assertUnused(Unused.BLOCKED, 1);
    Map<Doing, ReleaseKey> keys =
        moments.releases().keySet().stream()
            .collect(Collectors.toMap(key -> key.released().doing(), key -> key));
    assertThat(keys).as("who waits, and who has no task").hasSize(2);
    assertThat(moments.releases().get(keys.get(Doing.NOT_ASKED)))
        .isEqualTo(new ReleaseCount(1, 0, 1));
    ReleaseKey release = keys.get(Doing.WAITS_FOR_RESULT);
    assertThat(moments.releases().get(release))
        .as("it slept until then")
        .isEqualTo(new ReleaseCount(2, 0, 2));
    assertThat(release.released().group()).isEqualTo("main");
    assertThat(release.by().group()).isEqualTo("pool-#-thread-#");
    assertThat(release.by().line()).contains("App.pause:10");
  }

  /**
   * @param idle of threads that had no task, or of those that waited
   */
  private ReleaseCount releases(boolean idle) {
    return moments.releases().entrySet().stream()
        .filter(entry -> (entry.getKey().released().doing() == Doing.NOT_ASKED) == idle)
        .map(Map.Entry::getValue)
        .reduce(new ReleaseCount(0, 0, 0), ReleaseCount::plus);
  }

  /** As whoever has written a batch does. */
  @Test
  void severalThreadsAreLetGoOnTogether() {
    String by = " " + STACKS.indexOf(NAP) + " 3 pool-1-thread-1\n";
    releases = "100 0" + by + "200 1" + by + "300 5" + by + "9000 0" + by;
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), does(SLEEPS, NAP), does(0), does(WAITS, JOIN));

    assertThat(releases(false)).isEqualTo(new ReleaseCount(3, 1, 3));
    assertThat(releases(true)).as("an idle worker").isEqualTo(new ReleaseCount(1, 0, 1));
  }

  /** From the moment in which one lets it go until the next has been woken, nobody has it. */
  @Test
  void aFairLockHasNoOwnerWhileItChangesHands() {
    look(does(WAITS, JOIN), does(WAITS, FAIR), does(WAITS, FAIR));

    assertUnused(Unused.LOCKS, 1);
    assertThat(moments.waits().values()).containsExactly(2 * WALL);
  }

  /** Whoever has one puts it back into the queue, and so lets the next one go on. */
  @Test
  void whatOthersLikeThemGiveBackIsLimited() {
    othersGiveBack(2);
    look(
        does(WAITS, JOIN),
        does(IDLE),
        does(IDLE),
        does(SLEEPS, SLEEP_IN_EXECUTOR),
        does(0),
        does(WAITS, CONNECTION));

    assertThat(shares()).containsOnlyKeys("SLEEPS pool-#-thread-#");
    assertThat(moments.waits().keySet().iterator().next().doing())
        .isEqualTo(Doing.WAITS_FOR_PERMIT);
    assertThat(totals().unused())
        .as("one more would do so if it need not wait: as many again")
        .containsOnly(entry(Unused.LOCKS, CPUS * WALL / 2), entry(Unused.BLOCKED, CPUS * WALL / 2));
  }

  /** A stage of a pipeline has a queue of its own, though the stage before it has the same name. */
  @Test
  void aQueueForWhichNobodyElseWaitsIsNoLimit() {
    othersGiveBack(2);
    look(
        does(WAITS, JOIN),
        does(IDLE),
        does(IDLE),
        does(SLEEPS, SLEEP_IN_EXECUTOR),
        does(0),
        does(WAITS, OWN_QUEUE));

    assertThat(moments.waits()).isEmpty();
  }

  /** Others than those who wait bring what they wait for: it is work. */
  @Test
  void whatOneOtherThreadBringsIsNoLimit() {
    int stack = STACKS.indexOf(CONNECTION);
    releases = ("100 5 " + stack + " 0 main\n").repeat(3);
    look(
        does(WAITS, JOIN),
        does(IDLE),
        does(IDLE),
        does(SLEEPS, SLEEP_IN_EXECUTOR),
        does(0),
        does(WAITS, CONNECTION));

    assertThat(moments.waits()).isEmpty();
  }

  private void othersGiveBack(int times) {
    int stack = STACKS.indexOf(CONNECTION);
    releases = ("100 5 " + stack + " 3 pool-1-thread-1\n").repeat(times);
  }

  /** What it waits for may be those tasks, and nobody else is free to run them. */
  @Test
  void aWorkerThatWaitsLeavesItsOwnTasks() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(WAITS | TASKS_WAIT, LATCH));

    assertThat(moments.waits().values()).containsExactly(WALL);
    assertThat(moments.waits().keySet().iterator().next().pool()).isEqualTo(1);
  }

  /** It does nothing but wait for the end of what the other worker does. */
  @Test
  void aWorkerThatJoinsHasNoTaskUnlessItsOwnQueueHas() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(WAITS, POOL_JOIN));
    assertThat(only().idleBeside()).isCloseTo(WALL / 2, within(1.0));
  }

  @Test
  void aWorkerThatJoinsHasThoseOfItsOwnQueue() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(WAITS | TASKS_WAIT, POOL_JOIN));
    assertThat(only().idleBeside()).isZero();
  }

  /** One that joins takes them, or others do so. */
  @Test
  void aWorkerThatJoinsLeavesNoTasks() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(WAITS | TASKS_WAIT, POOL_JOIN));

    assertThat(moments.waits()).isEmpty();
  }

  /** They have threads of like names, of which one has all the tasks. */
  @Test
  void executorsWithThreadsOfLikeNamesAreToldApart() {
    int[] none = does(0);
    int[] idle = does(WAITS, NO_TASK);
    look(
        does(WAITS, JOIN),
        none,
        none,
        none,
        none,
        none,
        does(SLEEPS | TASKS_WAIT, SLEEP_IN_EXECUTOR),
        idle,
        does(SLEEPS, SLEEP_IN_EXECUTOR),
        does(SLEEPS, SLEEP_IN_EXECUTOR),
        idle);

    assertThat(shares()).containsOnlyKeys("SLEEPS lane-0", "SLEEPS lane-2-a1", "SLEEPS lane-3-a#");
    assertThat(moments.boxes().values().stream().mapToDouble(BoxTally::idleAlike).sum())
        .as("lane-1 has nothing to do for that third of the time which lane-0 has")
        .isCloseTo(WALL / 3, within(1.0));
  }

  /** The others are of no executor, or nobody knows of which. */
  @Test
  void namesThatAreOfOneExecutor() {
    look(does(WAITS, JOIN));

    assertThat(moments.executorKinds())
        .containsOnlyKeys("lane-0", "lane-1", "lane-2-a1", "lane-3-a#")
        .containsEntry("lane-3-a#", Set.of(ExecutorKind.ONE));
  }

  /** Without its carrier. */
  @Test
  void aVirtualThreadWaitsForASocket() {
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), does(WAITS, JOIN), does(WAITS, SOCKET));

    assertThat(shares()).containsOnlyKeys("OUTSIDE a virtual thread");
    assertUnused(Unused.ONE_BLOCKED, 1);
  }

  /** More of these could be blocked at a time; no work is left that the idle worker could do. */
  @Test
  void oneWorkerRunsBesideAVirtualThreadThatIsBlocked() {
    look(does(WAITS, JOIN), does(RUNS), does(IDLE), does(WAITS, NO_TASK), does(WAITS, SOCKET));

    assertThat(shares()).containsOnlyKeys("RUNS pool 1", "OUTSIDE a virtual thread");
    assertUnused(Unused.BLOCKED, 0.5);
  }

  /** It takes a permit for each task that it hands over, and all are under way. */
  @Test
  void oneThreadWithoutTasksThatWaitsForAPermitWaitsForResults() {
    look(does(WAITS, PERMIT), does(SLEEPS, SLEEP), does(SLEEPS, SLEEP), does(IDLE));

    assertThat(shares()).containsOnlyKeys("SLEEPS pool 1");
    assertUnused(Unused.BLOCKED, 1);
    assertThat(moments.waits()).isEmpty();
  }

  @Test
  void severalCompeteForPermits() {
    look(does(WAITS, PERMIT), does(IDLE), does(IDLE), does(WAITS, PERMIT));

    assertUnused(Unused.LOCKS, 1);
    assertThat(moments.waits()).hasSize(2);
  }

  /** Those that would bring more wait for what it has already. */
  @Test
  void whoCollectsABatchHoldsUpThoseThatWaitForIt() {
    String by = " " + STACKS.indexOf(NAP) + " 3 pool-1-thread-1\n";
    releases = "100 0" + by + "50000 0" + by;
    look(does(WAITS, JOIN), does(WAITS, JOIN), does(IDLE), does(SLEEPS, COLLECTS));

    assertThat(shares()).containsOnlyKeys("WAITS pool-#-thread-#");
    assertUnused(Unused.ONE_BLOCKED, 1);
  }

  /** Without a limit of time, it has nothing to do. */
  @Test
  void whoWaitsForATaskCollectsNothing() {
    String by = " " + STACKS.indexOf(NAP) + " 3 pool-1-thread-1\n";
    releases = "100 0" + by + "50000 0" + by;
    look(does(WAITS, JOIN), does(WAITS, JOIN), does(IDLE), does(WAITS, COLLECTS));

    assertThat(shares()).containsOnlyKeys("WAITS_FOR_RESULT pool 1");
  }

  /** It waits for the next request, as nobody waits for what it does then. */
  @Test
  void whoServesNobodyHereIsNotWaitedFor() {
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), does(IN_NATIVE, COLLECTS));
    assertThat(shares()).containsOnlyKeys("WAITS_FOR_RESULT main");
  }

  @Test
  void whoReadsWhatOthersWaitForHoldsThemUp() {
    String by = " " + STACKS.indexOf(NAP) + " 3 pool-1-thread-1\n";
    releases = "100 0" + by + "50000 0" + by;
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), does(IN_NATIVE, COLLECTS));
    assertThat(shares()).containsOnlyKeys("OUTSIDE pool-#-thread-#");
  }

  @Test
  void whoWaitsForSomebodyThatWaitsHoldsNothingUp() {
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), does(WAITS, RESULT_IN_EXECUTOR));
    assertThat(shares()).containsOnlyKeys("WAITS_FOR_RESULT pool-#-thread-#");
  }

  /** One of two threads of an executor has the last task of those that one thread waits for. */
  @Test
  void aTaskOfAnExecutorBlocksBesideAnIdleThread() {
    int[] free = does(WAITS, NO_TASK);
    int[] busy = does(SLEEPS, SLEEP_IN_EXECUTOR);
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), busy, does(IDLE), free);

    assertThat(only().idleBeside() / only().height()).isCloseTo(0.5, within(1e-9));
  }

  /** It is not known whether each of them waits for a task of its own. */
  @Test
  void whoseTaskAnExecutorRunsIsNotKnownIfSeveralWait() {
    int[] free = does(WAITS, NO_TASK);
    int[] busy = does(SLEEPS, SLEEP_IN_EXECUTOR);
    look(does(WAITS, JOIN), does(WAITS, JOIN), does(IDLE), busy, does(IDLE), free);

    assertThat(only().idleBeside()).isZero();
  }

  /** More tasks would help, more threads would not. */
  @Test
  void aTaskBlocksBesideIdleWorkers() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(IDLE), does(IDLE));

    assertThat(only().idleBeside() / only().height()).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void noWorkerIsIdleBesideBlockedTasks() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(SLEEPS, SLEEP), does(IDLE));

    assertThat(only().idleBeside()).isZero();
  }

  /** What the pool's own findings are for. */
  @Test
  void tasksThatJoinEachOtherAreOfThePool() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(WAITS, POOL_JOIN));

    assertUnused(Unused.BLOCKED, 1);
  }

  /** Who asks for one thing after the other waits for each. */
  @Test
  void oneTaskIsBlockedForTheOneWhoAskedForIt() {
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(IDLE), does(IDLE));

    assertThat(only().alone()).isCloseTo(WALL, within(1.0));
    assertUnused(Unused.BLOCKED, 1);
  }
}
