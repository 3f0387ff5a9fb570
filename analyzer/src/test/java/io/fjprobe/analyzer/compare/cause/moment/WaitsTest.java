package io.fjprobe.analyzer.compare.cause.moment;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.Unused;
import org.junit.jupiter.api.Test;

/** What the pool counts while threads sleep, wait or are paused does not explain that they do. */
class WaitsTest extends CauseTest {

  private static final long LOOKED = 10_000_000_000L;

  private static Box box(Doing doing, String where, String line, double share) {
    return TestBox.of(doing).in(where, false).at(line).share(share).width(2).alone(0).box();
  }

  private static MomentAccount looks(Unused why, double unused, Box... boxes) {
    return new TestMoments(boxes).looks(400, LOOKED).unused(why, unused).account();
  }

  /** An operation takes 1.5 times as long, and workers are idle for the rest of it. */
  private void workersAreIdle() {
    next.with(Part.IDLE, 100 * MS).with(PoolCounter.WORKER_STEALS, 5);
    base.moments = looks(Unused.FEW, 0.01, box(Doing.RUNS, "main", "App.run:3", 1));
  }

  @Test
  void aPauseIsNoLackOfWork() {
    workersAreIdle();
    next.with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    next.moments =
        looks(
            Unused.PAUSED,
            0.33,
            box(Doing.RUNS, "main", "App.run:3", 0.667),
            box(Doing.PAUSED, "", "", 0.333));
    Explanation cause = only("gc-pauses");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.05));
  }

  /** It stops the program whatever runs the tasks. */
  @Test
  void aPauseComesNotFromWorkOutsideOfPools() {
    next.noPool = true;
    next.wall = 200 * MS;
    next.with(Quantity.GC_TIME, 100 * MS).with(Quantity.GC_PAUSES, 5);
    base.moments = looks(Unused.FEW, 0.01, box(Doing.RUNS, "main", "App.run:3", 1));
    next.moments =
        looks(
            Unused.PAUSED,
            0.5,
            box(Doing.RUNS, "main", "App.run:3", 0.5),
            box(Doing.PAUSED, "", "", 0.5));
    assertThat(only("gc-pauses").effect().ofGap()).isCloseTo(1, within(0.05));
    next.moments =
        looks(
            Unused.PAUSED,
            0.3,
            box(Doing.RUNS, "main", "App.run:3", 0.7),
            box(Doing.PAUSED, "", "", 0.3));
    assertThat(causes())
        .extracting(Explanation::cause)
        .as("the rest may")
        .containsExactly("gc-pauses", "other-threads");
  }

  @Test
  void whatIsBlockedBesideThePoolIsNoLackOfWork() {
    workersAreIdle();
    next.moments =
        looks(
            Unused.BLOCKED,
            0.33,
            box(Doing.RUNS, "main", "App.run:3", 0.667),
            box(Doing.SLEEPS, "main", "App.load:9", 0.333));
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("idle-workers");
    assertThat(causes().get(0).explanation()).contains("sleeps at App.load:9");
  }

  @Test
  void idleWorkersCostNothingIfThereAreMoreOfThemThanCpusInUse() {
    workersAreIdle();
    Box worker = TestBox.of(Doing.RUNS).in("fib", true).at("App.run:3").share(1).box();
    next.moments = looks(Unused.FEW, 0.01, worker);
    assertThat(causes()).extracting(Explanation::cause).contains("idle-workers");
    base.parallelism = 16;
    next.parallelism = 16;
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("idle-workers");
  }

  /** Virtual threads that go on after each answer are tasks of their scheduler. */
  @Test
  void moreTasksAreNotWhatTheyWaitFor() {
    next.with(Quantity.TASKS, 4_000).with(PoolCounter.FORKS, 3_999).with(Part.IDLE, 100 * MS);
    base.moments = looks(Unused.BLOCKED, 0.5, box(Doing.OUTSIDE, "clients", "App.ask:3", 1));
    next.moments =
        looks(
            Unused.BLOCKED,
            0.5,
            box(Doing.OUTSIDE, "clients", "App.ask:3", 0.82),
            box(Doing.SLEEPS, "server", "App.answer:9", 0.155),
            box(Doing.RUNS, "server", "App.parse:2", 0.025));
    assertThat(causes()).extracting(Explanation::cause).startsWith("longer-at-line");
    Explanation cause = causes().get(0);
    assertThat(cause.statement().inOneLine())
        .as("who asks and who answers")
        .startsWith("these take more time on")
        .contains("at App.ask:3", ", and ", "server: sleeps at App.answer:9");
    assertThat(cause.effect().ofGap()).isCloseTo(0.92, within(0.05));
  }
}
