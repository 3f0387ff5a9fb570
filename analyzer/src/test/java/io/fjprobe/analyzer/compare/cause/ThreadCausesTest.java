package io.fjprobe.analyzer.compare.cause;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.PoolCounter;
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
    only("signalling");
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
