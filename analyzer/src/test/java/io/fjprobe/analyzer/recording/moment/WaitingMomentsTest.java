package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
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
    assertThat(moments.releases()).as("an idle worker is nobody who waits").hasSize(1);
    assertThat(moments.releases().values()).containsExactly(2);
    ReleaseKey release = moments.releases().keySet().iterator().next();
    assertThat(release.released().doing()).isEqualTo(Doing.WAITS_FOR_RESULT);
    assertThat(release.released().group()).isEqualTo("main");
    assertThat(release.by().group()).isEqualTo("pool-#-thread-#");
    assertThat(release.by().line()).contains("App.pause:10");
  }

  /** From the moment in which one lets it go until the next has been woken, nobody has it. */
  @Test
  void aFairLockHasNoOwnerWhileItChangesHands() {
    look(does(WAITS, JOIN), does(WAITS, FAIR), does(WAITS, FAIR));

    assertUnused(Unused.LOCKS, 1);
    assertThat(moments.waits().values()).containsExactly(2 * WALL);
  }

  /** Without its carrier. */
  @Test
  void aVirtualThreadWaitsForASocket() {
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), does(WAITS, JOIN), does(WAITS, SOCKET));

    assertThat(shares()).containsOnlyKeys("OUTSIDE a virtual thread");
    assertUnused(Unused.ONE_BLOCKED, 1);
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

    assertThat(shares()).containsOnlyKeys("WAITS_FOR_RESULT main", "WAITS_FOR_RESULT pool 1");
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

  /** Whoever else runs: all events of the loop wait. */
  @Test
  void anEventLoopIsBlocked() {
    look(does(RUNS), does(IDLE), does(IDLE), does(SLEEPS, SLEEP_IN_LOOP));

    assertThat(shares()).containsOnlyKeys("RUNS main", "SLEEPS pool-#-thread-#");
    assertThat(moments.boxes().keySet())
        .extracting(BoxKey::context)
        .containsExactlyInAnyOrder(null, Context.EVENT_LOOP);
    assertUnused(Unused.EVENT_LOOP, 0.5);
  }

  @Test
  void anEventLoopWaitsForAResult() {
    look(does(WAITS, JOIN), does(RUNS), does(IDLE), does(WAITS, RESULT_IN_LOOP));

    assertThat(shares()).containsOnlyKeys("RUNS pool 1", "WAITS_FOR_RESULT pool-#-thread-#");
    assertUnused(Unused.EVENT_LOOP, 0.5);
  }

  @Test
  void anEventLoopThatSelectsIsNotBlocked() {
    look(does(RUNS), does(IDLE), does(IDLE), does(IN_NATIVE, SELECT));

    assertThat(shares()).containsOnlyKeys("RUNS main");
    assertUnused(Unused.ONE_OUTSIDE, 0.5);
  }
}
