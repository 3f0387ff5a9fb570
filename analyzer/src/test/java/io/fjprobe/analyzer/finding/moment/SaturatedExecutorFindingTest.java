package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.TestBox.LINE;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.ExecutorRow;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.ExecutorKind;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Executors whose threads are all taken, on two CPUs. */
class SaturatedExecutorFindingTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge() {
    return PrintedLimits.checked(
        new SaturatedExecutorFinding()
            .judge(new Finding.Subject(null, fixture.section(), 17, 2, true, MS)));
  }

  private static Box box(Doing doing, double tasksWait) {
    return TestBox.of(doing).tasksWait(tasksWait).box();
  }

  /** Of threads of main, which wait for a result. */
  private static ReleaseRow release(String by, long times) {
    return new ReleaseRow(
        Doing.WAITS_FOR_RESULT,
        "main",
        false,
        LINE,
        null,
        null,
        by,
        false,
        LINE,
        null,
        times,
        0,
        0);
  }

  @Test
  void tasksWaitForAnExecutor() {
    assertThat(judge().severity()).isEqualTo(Severity.NOT_RECORDED);
    fixture.looksSee(Unused.EXECUTOR, 0.6, box(Doing.OUTSIDE, 0.7));
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).as("a limit of such calls, perhaps").isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary()).contains("(main) are taken", "60 %");
    assertThat(diagnosis.statement().explanation())
        .contains("is blocked outside the JVM at Shop.count:12", "often limited on purpose");
    fixture.looksSee(Unused.EXECUTOR, 0.6, box(Doing.OUTSIDE, 0.4));
    assertThat(judge().severity()).as("it is not for them").isEqualTo(Severity.OK);
    fixture.looksSee(Unused.EXECUTOR, 0.4, box(Doing.RUNS, 0.7));
    assertThat(judge().severity())
        .as("one after the other, perhaps on purpose")
        .isEqualTo(Severity.INFO);
    fixture.looksSee(Unused.EXECUTOR, 0.6, box(Doing.WAITS_FOR_RESULT, 0.7));
    assertThat(judge().severity()).isEqualTo(Severity.WARNING);
    assertThat(judge().statement().advice().get(0)).contains("go on when the result has come");
    fixture.looksSee(List.of(), List.of(release("selector", 5)));
    assertThat(judge().severity()).as("they come from outside").isEqualTo(Severity.INFO);
  }

  /** The moments belong to whoever runs; the threads that are taken do not. */
  @Test
  void whatTheThreadsOfAnExecutorWaitFor() {
    fixture.looksSee(Unused.EXECUTOR, 0.6, box(Doing.RUNS, 0.9));
    WaitRow wait = new WaitRow(Doing.WAITS_FOR_RESULT, "main", false, LINE, null, null, 12.5);
    fixture.looksSee(List.of(wait), List.of());
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().explanation())
        .contains("On average, 12.5 of them wait for results at Shop.count:12.");
    assertThat(diagnosis.statement().advice().get(0)).contains("waiting for it at Shop.count:12");
  }

  /** If others give the results, more threads would help. */
  @Test
  void tasksOfAnExecutorWaitForEachOther() {
    WaitRow wait = new WaitRow(Doing.WAITS_FOR_RESULT, "main", false, LINE, null, null, 1.5);
    fixture.looksSee(Unused.EXECUTOR, 0.6, box(Doing.SLEEPS, 0.9));
    fixture.looksSee(List.of(wait), List.of(release("main", 5), release("clients", 2)));
    assertThat(judge().statement().summary())
        .as("another executor may have threads of that name")
        .startsWith("All threads of an executor");
    fixture.looksSee(null, new ExecutorRow("main", ExecutorKind.ONE));
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .startsWith("Tasks of an executor (main) wait for other tasks of it");
    assertThat(diagnosis.statement().explanation())
        .contains("1.5 of its threads wait for results at Shop.count:12");
    fixture.looksSee(List.of(wait), List.of(release("main", 2), release("clients", 5)));
    assertThat(judge().severity()).as("clients give them").isEqualTo(Severity.WARNING);
    assertThat(judge().statement().summary()).startsWith("All threads of an executor");
    fixture.looksSee(List.of(), List.of(release("main", 5)));
    assertThat(judge().severity()).as("hardly any waits").isEqualTo(Severity.INFO);
  }

  /** Nobody wants them to be late, or fewer than are allowed. */
  @Test
  void whatIsKnownOfAnExecutorShowsThatItIsNoLimitOnPurpose() {
    fixture.looksSee(Unused.EXECUTOR, 0.6, box(Doing.OUTSIDE, 0.9));
    fixture.looksSee(null, new ExecutorRow("main", ExecutorKind.SCHEDULES));
    assertThat(judge().severity()).isEqualTo(Severity.WARNING);
    assertThat(judge().statement().summary()).contains("a scheduler (main)", "are due");
    fixture.looksSee(null, new ExecutorRow("main", ExecutorKind.NEVER_GROWS));
    assertThat(judge().severity()).isEqualTo(Severity.WARNING);
    assertThat(judge().statement().explanation()).contains("the queue has no limit");
    assertThat(judge().statement().advice().get(0)).contains("core threads");
    fixture.looksSee(null, new ExecutorRow("others", ExecutorKind.NEVER_GROWS));
    assertThat(judge().severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void oneOfSeveralExecutorsHasAllTasks() {
    Box lane = TestBox.of(Doing.OUTSIDE).in("lane-0", false).tasksWait(0.9).idleAlike(0.7).box();
    fixture.looksSee(Unused.EXECUTOR, 0.6, lane);
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .contains("one executor (lane-0)", "70 % of the executors with such names");
    assertThat(diagnosis.statement().advice().get(0)).startsWith("check how tasks are divided");
  }

  /** Queues of executors that nobody could read are not empty ones. */
  @Test
  void queuesThatWereNotReadAreNotRecorded() {
    fixture.moments =
        new TestMoments(box(Doing.OUTSIDE, 0))
            .unused(Unused.BLOCKED, 0.6)
            .withoutExecutors()
            .account();
    assertThat(judge().severity()).isEqualTo(Severity.NOT_RECORDED);
  }
}
