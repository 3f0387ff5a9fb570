package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Situations of two CPUs, a look every ten milliseconds for half a second. */
class MomentFoldTest {

  private static final long BETWEEN = 10_000_000;
  private static final int LOOKS = 51;
  private static final double WALL = (LOOKS - 1) * BETWEEN;
  private static final int CPUS = 2;

  private static final int RUNS = 1 << 2 | 3;
  private static final int NO_CPU = 1 << 2 | 1;
  private static final int BLOCKED = 3 << 2;
  private static final int WAITS = 4 << 2;
  private static final int SLEEPS = 5 << 2;
  private static final int IDLE = 6 << 2;
  private static final int TASKS_WAIT = 32;

  private static final String THREADS =
      "1 0 main\n2 1 worker-1\n3 1 worker-2\n4 0 pool-1-thread-1\n";
  private static final String TASK = ";java.util.concurrent.ForkJoinTask.doExec:1";
  private static final String SLEEP = "-;java.lang.Thread.sleep:native;App.nap:5" + TASK;
  private static final String JOIN =
      "-;java.lang.Object.wait:native;java.lang.Thread.join:9;App.main:3";
  private static final String LOCK = "java.lang.Object;App.locked:7" + TASK;
  private static final String NO_TASK =
      "-;jdk.internal.misc.Unsafe.park:native;java.util.concurrent.ThreadPoolExecutor.getTask:1;App.x:1";
  private static final String LATCH =
      "java.util.concurrent.CountDownLatch$Sync;jdk.internal.misc.Unsafe.park:native;"
          + "java.util.concurrent.locks.LockSupport.park:3;"
          + "java.util.concurrent.CountDownLatch.await:1;App.late:8"
          + TASK;
  private static final String POOL_JOIN =
      "-;java.lang.Object.wait:native;java.util.concurrent.ForkJoinTask.awaitDone:5;"
          + "java.util.concurrent.ForkJoinTask.join:6;App.half:9"
          + TASK;
  private static final String NAP =
      "-;jdk.internal.misc.Unsafe.park:native;java.util.concurrent.locks.LockSupport.parkNanos:4;"
          + "App.pause:10;java.lang.Thread.run:1";
  private static final String SLEEP_IN_EXECUTOR =
      "-;java.lang.Thread.sleep:native;App.doze:5;"
          + "java.util.concurrent.ThreadPoolExecutor.runWorker:1";
  private static final String PERMIT =
      "java.util.concurrent.Semaphore$NonfairSync;jdk.internal.misc.Unsafe.park:native;"
          + "java.util.concurrent.locks.LockSupport.park:3;"
          + "java.util.concurrent.Semaphore.acquire:1;App.limited:11";
  private static final List<String> STACKS =
      List.of(SLEEP, JOIN, LOCK, NO_TASK, LATCH, POOL_JOIN, NAP, SLEEP_IN_EXECUTOR, PERMIT);

  private final MomentFold fold = new MomentFold();
  private final Moments moments = new Moments();

  /**
   * @param state of each thread: code, number of its stack or -1, number of the owner of its lock
   *     or -1
   */
  private void look(int[]... state) {
    StringBuilder data = new StringBuilder();
    for (int look = 0; look < LOOKS; look++) {
      put(data, look == 0 ? 0 : (int) (BETWEEN / 1_000));
      put(data, look == 0 ? state.length : 0);
      for (int i = 0; look == 0 && i < state.length; i++) {
        put(data, i);
        put(data, state[i][0]);
        put(data, state[i][1] + 1);
        put(data, state[i][2] + 1);
      }
    }
    fold.add(
        new LookBlock(0, LOOKS, THREADS, String.join("\n", STACKS) + "\n", data.toString()), 1);
    fold.finish(moments, new Timeline(List.of()), CPUS);
  }

  private static int[] does(int code) {
    return new int[] {code, -1, -1};
  }

  private static int[] does(int code, String stack) {
    return new int[] {code, STACKS.indexOf(stack), -1};
  }

  private static int[] waitsFor(int owner) {
    return new int[] {BLOCKED, STACKS.indexOf(LOCK), owner};
  }

  private static void put(StringBuilder text, int number) {
    int rest = number;
    while (rest >= 64) {
      text.append((char) (64 | rest & 63));
      rest >>>= 6;
    }
    text.append((char) rest);
  }

  /** Share of the time, by activity and by who has it. */
  private Map<String, Double> shares() {
    return moments.boxes().entrySet().stream()
        .collect(
            Collectors.toMap(
                entry ->
                    entry.getKey().doing()
                        + " "
                        + (entry.getKey().pool() == 0
                            ? entry.getKey().group()
                            : "pool " + entry.getKey().pool()),
                entry -> entry.getValue().height() / WALL,
                Double::sum));
  }

  private BoxTally only() {
    assertThat(moments.boxes()).hasSize(1);
    return moments.boxes().values().iterator().next();
  }

  private MomentTotals totals() {
    return moments.totals().get(Timeline.OUTSIDE);
  }

  private void assertUnused(Unused why, double share) {
    assertThat(totals().unused().keySet()).containsExactly(why);
    assertThat(totals().unused().get(why) / (CPUS * WALL)).isCloseTo(share, within(1e-9));
  }

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

  /** Tasks lie in the queue for the moment until a thread that is free takes them. */
  @Test
  void anExecutorWithAFreeThreadIsNotTaken() {
    look(does(RUNS), does(IDLE), does(IDLE), does(TASKS_WAIT | WAITS, NO_TASK));

    assertUnused(Unused.ONE_OUTSIDE, 0.5);
  }

  /** Nobody knows who has the permits: whoever is blocked may. */
  @Test
  void permitsKeepThreadsOut() {
    look(does(WAITS, PERMIT), does(IDLE), does(IDLE), does(SLEEPS, SLEEP_IN_EXECUTOR));

    assertThat(shares()).containsOnlyKeys("SLEEPS pool-#-thread-#");
    assertUnused(Unused.LOCKS, 1);
    assertThat(moments.waits().values()).containsExactly(WALL);
    assertThat(moments.waits().keySet())
        .extracting(BoxKey::group)
        .as("who waits")
        .containsExactly("main");
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
    MomentFold.Look first = new MomentFold.Look(1, List.of(new Seen(0, 4, 0, 7, -1, false)));
    MomentFold.Look second = new MomentFold.Look(2, List.of(new Seen(0, 4, 0, -1, -1, false)));
    MomentFold.Look third = new MomentFold.Look(3, List.of(new Seen(0, 5, 0, -1, -1, false)));
    List<MomentFold.Look> looks = new java.util.ArrayList<>(List.of(first, second, third));

    new LastStacks(1).fill(looks);

    assertThat(looks).extracting(look -> look.seen().get(0).stack()).containsExactly(7, 7, -1);
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
