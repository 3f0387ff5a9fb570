package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Situations of two CPUs, a look every ten milliseconds for half a second. */
class MomentFoldTest extends LooksFixture {

  @Test
  void oneThreadOutsideRunsAlone() {
    look(does(RUNS), does(IDLE), does(IDLE));

    assertThat(shares()).containsOnlyKeys("RUNS main");
    assertThat(only().height()).isCloseTo(WALL, within(1.0));
    assertThat(only().alone()).isCloseTo(WALL, within(1.0));
    assertUnused(Unused.ONE_OUTSIDE, 0.5);
  }

  @Test
  void twoWorkersShareEachMoment() {
    look(does(WAITS, JOIN), does(RUNS), does(RUNS));

    assertThat(shares()).containsExactly(Map.entry("RUNS pool 1", 1.0));
    assertThat(only().present() / only().height()).isCloseTo(2, within(1e-9));
    assertThat(only().alone()).isZero();
    assertThat(totals().unused()).isEmpty();
  }

  /** A CPU is free, which the one that sleeps could use. */
  @Test
  void aTaskThatSleepsHoldsUpWhereACpuIsFree() {
    look(does(WAITS, JOIN), does(RUNS), does(SLEEPS, SLEEP));

    assertThat(shares()).containsOnlyKeys("RUNS pool 1", "SLEEPS pool 1");
    assertThat(shares().get("SLEEPS pool 1")).isCloseTo(0.5, within(1e-9));
    assertUnused(Unused.BLOCKED, 0.5);
  }

  @Test
  void aSleepHoldsNothingUpWhereAllCpusAreBusy() {
    look(does(SLEEPS, SLEEP), does(RUNS), does(NO_CPU));

    assertThat(shares()).containsOnlyKeys("RUNS pool 1");
    assertThat(only().cpuWait()).isCloseTo(WALL, within(1.0));
  }

  /** Who waits for the lock of who waits for a lock waits for the last of them. */
  @Test
  void aLockIsItsOwners() {
    look(does(RUNS), waitsFor(0), waitsFor(1));

    assertThat(shares()).containsOnlyKeys("RUNS main");
    assertThat(only().waiters() / only().present()).isCloseTo(2, within(1e-9));
    assertUnused(Unused.LOCKS, 0.5);
  }

  /** Two threads that wait for each other wait for ever; and the analyzer does not. */
  @Test
  void locksMayGoRoundInCircles() {
    look(does(WAITS, JOIN), waitsFor(2), waitsFor(1));

    assertThat(shares()).containsOnlyKeys("WAITS_FOR_LOCK pool 1");
    assertUnused(Unused.LOCKS, 1);
  }

  @Test
  void nothingIsAskedOfAnExecutorWithoutTasks() {
    look(does(WAITS, NO_TASK), does(IDLE), does(IDLE), does(WAITS, NO_TASK));

    assertThat(shares()).containsExactly(Map.entry("NOT_ASKED ", 1.0));
    assertUnused(Unused.NOT_ASKED, 1);
  }

  /** It has no free thread, and somebody gave it more to do. */
  @Test
  void anExecutorIsTaken() {
    look(does(WAITS, JOIN), does(IDLE), does(IDLE), does(TASKS_WAIT | SLEEPS, SLEEP_IN_EXECUTOR));

    assertThat(shares()).containsOnlyKeys("SLEEPS pool-#-thread-#");
    assertThat(only().tasksWait()).isCloseTo(WALL, within(1.0));
    assertUnused(Unused.EXECUTOR, 1);
  }

  /** More threads would wait for the same lock. */
  @Test
  void anExecutorWhoseThreadsWaitForALockIsNotTooSmall() {
    look(
        does(RUNS),
        does(IDLE),
        does(IDLE),
        new int[] {TASKS_WAIT | BLOCKED, STACKS.indexOf(LOCK), 0});

    assertUnused(Unused.LOCKS, 0.5);
  }

  /** Tasks lie in the queue for the moment until a thread that is free takes them. */
  @Test
  void anExecutorWithAFreeThreadIsNotTaken() {
    look(does(RUNS), does(IDLE), does(IDLE), does(TASKS_WAIT | WAITS, NO_TASK));

    assertUnused(Unused.ONE_OUTSIDE, 0.5);
  }

  /** Nobody knows who has the permits: whoever is blocked may. */
  @Test
  void permitsKeepThreadsOut() {
    int[] permit = does(WAITS, PERMIT);
    look(permit, does(IDLE), does(IDLE), does(SLEEPS, SLEEP_IN_EXECUTOR), does(IDLE), permit);

    assertThat(shares()).containsOnlyKeys("SLEEPS pool-#-thread-#");
    assertThat(totals().unused().get(Unused.LOCKS))
        .as("two more threads would go on with a permit, as one does")
        .isCloseTo(CPUS * WALL * 2 / 3, within(1.0));
    assertThat(totals().unused().get(Unused.BLOCKED)).isCloseTo(CPUS * WALL / 3, within(1.0));
    assertThat(moments.waits().values()).containsExactly(WALL, WALL);
    assertThat(moments.waits().keySet())
        .extracting(BoxKey::group)
        .as("who waits")
        .containsExactlyInAnyOrder("main", "pool-#-thread-#");
  }

  /** Virtual threads that wait in the same place are seen as one that stands for all of them. */
  @Test
  void virtualThreadsCountForAsManyAsTheyAre() {
    look(
        does(RUNS),
        does(IDLE),
        does(IDLE),
        does(WAITS, NO_TASK),
        new int[] {BLOCKED + 6 * ONE_MORE, STACKS.indexOf(LOCK), 0});

    assertThat(shares()).containsOnlyKeys("RUNS main");
    assertThat(only().waiters() / only().present()).isCloseTo(7, within(1e-9));
    assertUnused(Unused.LOCKS, 0.5);
    assertThat(moments.waits().values()).containsExactly(7 * WALL);
  }

  /** Whoever has the lock sleeps: it is the lock that others wait for. */
  @Test
  void aLockThatIsHeldAsleepIsALock() {
    look(does(RUNS), does(SLEEPS, SLEEP), waitsFor(1));

    assertThat(shares()).containsOnlyKeys("RUNS main", "SLEEPS pool 1");
    assertUnused(Unused.LOCKS, 0.5);
  }

  /** A thread that waits like before, whose stack was not read this time, is where it was. */
  @Test
  void aStackThatWasNotReadIsTheLastOne() {
    MomentFold.Look first = new MomentFold.Look(1, List.of(new Seen(0, 4, 0, 7, -1, false, 1)), 0);
    MomentFold.Look second =
        new MomentFold.Look(2, List.of(new Seen(0, 4, 0, -1, -1, false, 1)), 0);
    MomentFold.Look third = new MomentFold.Look(3, List.of(new Seen(0, 5, 0, -1, -1, false, 1)), 0);
    List<MomentFold.Look> looks = new java.util.ArrayList<>(List.of(first, second, third));

    LastStacks.fill(looks, List.of("main"));

    assertThat(looks).extracting(look -> look.seen().get(0).stack()).containsExactly(7, 7, -1);
  }

  /** It was never seen itself where it waits in this way. */
  @Test
  void aStackThatIsNotKnownIsThatOfOthersOfItsGroup() {
    Seen known = new Seen(0, 4, 0, 7, -1, false, 1);
    Seen alike = new Seen(1, 4, 0, -1, -1, false, 1);
    Seen other = new Seen(2, 4, 0, -1, -1, false, 1);
    List<MomentFold.Look> looks =
        new java.util.ArrayList<>(List.of(new MomentFold.Look(1, List.of(known, alike, other), 0)));

    LastStacks.fill(looks, List.of("pool", "pool", "main"));

    assertThat(looks.get(0).seen()).extracting(Seen::stack).containsExactly(7, 7, -1);
  }

  /** Whoever was idle in it. */
  @Test
  void aPauseIsAPause() {
    fold.paused(100_000_000, 200_000_000);
    look(does(RUNS), does(IDLE), does(IDLE));

    assertThat(shares().get("PAUSED ")).isCloseTo(0.2, within(1e-9));
    assertThat(shares().get("RUNS main")).isCloseTo(0.8, within(1e-9));
    assertThat(totals().unused().get(Unused.PAUSED) / (CPUS * WALL)).isCloseTo(0.2, within(1e-9));
  }

  /** Law: whatever happens, the parts add up to the whole. */
  @Test
  void sharesAddUpToTheTime() {
    fold.paused(50_000_000, 60_000_000);
    look(does(RUNS), does(SLEEPS, SLEEP), waitsFor(0), does(WAITS, JOIN));

    assertThat(shares().values().stream().mapToDouble(share -> share).sum())
        .isCloseTo(1, within(1e-9));
    double unused = totals().unused().values().stream().mapToDouble(share -> share).sum();
    assertThat(unused + totals().cpuNanos()).isCloseTo(CPUS * WALL, within(1.0));
  }
}
