package io.fjprobe.analyzer.compare.cause;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.Unused;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which threads run the work, and how many. */
class ThreadCausesTest extends CauseTest {

  @Test
  void workersThatSubmit() {
    base = new SideFixture(8).with(Part.FORK_JOIN, 100 * MS).with(Part.SCAN, 80 * MS);
    base.with(PoolCounter.FORKS, 0).with(PoolCounter.SUBMISSIONS, 2_000);
    Explanation cause = only("worker-submission");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("worker-submission-9");
  }

  /** Each costs 50 us at most. */
  @Test
  void fewSubmissionsMakeLittle() {
    workersThatSubmit();
    base.with(PoolCounter.SUBMISSIONS, 200);
    assertThat(only("worker-submission").effect().ofGap()).isLessThan(0.2);
  }

  @Test
  void aThreadForEachTask() {
    base = new SideFixture(21);
    base.noPool = true;
    base.wall = 340 * MS;
    base.with(Quantity.TASKS, 0).with(Quantity.THREADS_STARTED, 900);
    next = new SideFixture(25).with(Part.WORK, 10 * MS);
    Explanation cause = only("thread-per-task");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.001));
    assertThat(cause.statement().inOneLine()).endsWith("each in its own thread on JDK 21");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("JDK-8319447");
  }

  @Test
  void otherThreadsAreNotAThreadForEachTask() {
    aThreadForEachTask();
    base.with(Quantity.THREADS_STARTED, 2);
    assertThat(only("other-threads").jdkChanges()).isEmpty();
    base.with(Quantity.THREADS_STARTED, 900);
    next.with(Quantity.THREADS_STARTED, 880); // whatever they are for
    assertThat(only("other-threads").jdkChanges()).isEmpty();
  }

  @Test
  void otherThreadsLeaveCpusUnused() {
    aThreadForEachTask();
    base.with(Quantity.THREADS_STARTED, 2);
    Box runs = TestBox.of(Doing.RUNS).in("ships", false).at("app.Ships.read:9").share(0.1).box();
    base.moments = looks(0.9, runs, asks(0.9, 1));
    next.moments = looks(0.5, runs, asks(0.5, 40)); // for as long in all
    assertThat(only("other-threads").statement().inOneLine())
        .contains(
            "in no such pool on JDK 21; less runs at the same time on JDK 21: 0.2 CPUs are used"
                + " there, and 1.0 on JDK 25; threads are blocked; ships: is blocked outside the"
                + " JVM at Ships.ask:3 (1.0 threads at a"
                + " time, and 40.0 on JDK 25)");
  }

  private static Box asks(double share, int threads) {
    return TestBox.of(Doing.OUTSIDE)
        .in("ships", false)
        .at("app.Ships.ask:3")
        .share(share)
        .width(threads)
        .box();
  }

  private static MomentAccount looks(double unused, Box... boxes) {
    return new TestMoments(boxes)
        .looks(400, 10_000_000_000L)
        .unused(Unused.BLOCKED, unused)
        .account();
  }

  /** Nobody waited there on the other side, whatever runs the tasks. */
  @Test
  void aWaitThatIsNewComesNotFromOtherThreads() {
    otherThreadsLeaveCpusUnused();
    next.moments = looks(0);
    assertThat(causes())
        .extracting(Explanation::cause)
        .containsExactly("less-at-once", "other-threads");
    assertThat(causes().get(0).statement().inOneLine())
        .contains("ships: is blocked outside the JVM at Ships.ask:3");
  }

  @Test
  void aThreadForEachCallOfThePool() {
    base = new SideFixture(21).with(Part.IDLE, 40 * MS);
    base.with(Quantity.THREADS_STARTED, 1)
        .with(PoolCounter.SUBMISSIONS, 4)
        .with(PoolCounter.FORKS, 1);
    base.with(Quantity.TASKS, 5);
    next = new SideFixture(25).with(Part.WORK, 360 * MS);
    next.with(PoolCounter.SUBMISSIONS, 1).with(PoolCounter.FORKS, 5).with(Quantity.TASKS, 6);
    Explanation cause = only("thread-per-task");
    assertThat(cause.forkJoin()).isTrue();
    assertThat(cause.statement().inOneLine())
        .contains("run in their own threads on JDK 21", "workers of the pool on JDK 25");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("JDK-8319447");
  }

  /** Workers park more often, since tasks come one by one: that is an effect. */
  @Test
  void aThreadForEachOfSomeTasks() {
    base = new SideFixture(17).with(Part.IDLE, 400 * MS);
    base.with(Quantity.THREADS_STARTED, 1_000).with(PoolCounter.SIGNALS, 1_000);
    base.with(Quantity.PARKS, 1_000);
    base.process =
        new ProcessAccount(
            null, null, null, 3_000L, 9, "Rent.price:5", ThreadStartAccount.NONE, List.of());
    next = new SideFixture(25);
    Explanation cause = only("thread-per-task");
    assertThat(cause.statement().inOneLine())
        .isEqualTo("many tasks have a thread of their own on JDK 17, and hardly any on JDK 25");
    assertThat(cause.advice().get(0)).contains("executor", "Rent.price:5");
    assertThat(cause.jdkChanges()).isEmpty();
    assertThat(Comparisons.of(base, next).compared().base().heard().finding())
        .isEqualTo("thread-per-task");
    base.process = ProcessAccount.NONE;
    assertThat(causes())
        .extracting(Explanation::cause)
        .containsExactly("started-threads", "signalling");
    assertThat(Comparisons.of(base, next).compared().base().heard()).isNull();
  }

  @Test
  void threadsThatDoNotCallThePoolDoNotHelp() {
    aThreadForEachCallOfThePool();
    next.with(PoolCounter.SUBMISSIONS, 4).with(PoolCounter.FORKS, 1);
    only("user-code");
  }

  @Test
  void fewerWorkers() {
    next.parallelism = 1;
    next.threads(1);
    Explanation cause = only("parallelism");
    assertThat(cause.effect().parts()).contains(Part.THREADS);
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
  }

  /** It has none of the work of the other one, whose parallelism is the same. */
  @Test
  void anotherPoolIsNoMoreWorkers() {
    fewerWorkers();
    base.morePools = List.of("cache");
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("parallelism");
  }
}
