package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.ElementWaits;
import io.fjprobe.analyzer.account.moment.ExecutorRow;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.ExecutorKind;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.machine.CpuElsewhereFinding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the account of wall time alone tells, on two CPUs. */
class MomentFindingsTest {

  private static final String LINE = "com.acme.Shop.count:12";

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding) {
    return PrintedLimits.checked(
        finding.judge(new Finding.Subject(null, fixture.section(), 17, 2, true, MS)));
  }

  private void looksSee(Unused why, double share, Box... boxes) {
    fixture.looksSee(why, share, boxes);
  }

  private static Box box(Doing doing, double share, double waiters, double tasksWait) {
    double low = share - 0.02;
    return new Box(
        doing, "main", false, LINE, null, null, share, low, 1, 1, 1, waiters, 0, 0, tasksWait, 0, 0,
        0, null);
  }

  @Test
  void threadsWaitForALock() {
    LockContentionFinding finding = new LockContentionFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.LOCKS, 0.4, box(Doing.RUNS, 0.9, 2.5, 0), box(Doing.RUNS, 0.1, 0, 0));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("40 % of the time of the CPUs is unused");
    assertThat(diagnosis.statement().explanation())
        .contains("for main, which runs at Shop.count:12 meanwhile", "2.5 threads waited");
    assertThat(diagnosis.statement().advice().get(0))
        .contains("do less while the lock is held", "at Shop.count:12");
    looksSee(Unused.LOCKS, 0.4, box(Doing.SLEEPS, 0.9, 2.5, 0));
    assertThat(judge(finding).statement().advice().get(0))
        .contains("do not wait while the lock is held");
    looksSee(Unused.LOCKS, 0.4, box(Doing.WAITS_FOR_LOCK, 0.9, 0, 0));
    assertThat(judge(finding).statement().advice().get(0))
        .as("a fair lock, which nobody has while it changes hands")
        .startsWith("take the lock less often");
    looksSee(Unused.LOCKS, 0.2, box(Doing.RUNS, 0.9, 2.5, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
    looksSee(Unused.LOCKS, 0.09, box(Doing.RUNS, 0.9, 2.5, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void threadsWaitForAConnection() {
    looksSee(Unused.LOCKS, 0.4, box(Doing.OUTSIDE, 0.9, 0, 0));
    MomentAccount seen = fixture.moments;
    WaitRow wait =
        new WaitRow(
            Doing.WAITS_FOR_PERMIT,
            "clients",
            false,
            "com.acme.Shop.pay:9",
            "org.db.Pool.getConnection:7",
            null,
            3.5);
    fixture.moments =
        new MomentAccount(
            40,
            SECOND,
            2,
            3L,
            null,
            0.4,
            seen.unused(),
            seen.boxes(),
            List.of(wait),
            List.of(),
            null,
            List.of());
    Diagnosis diagnosis = judge(new LockContentionFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .startsWith("Threads wait for a permit or a connection");
    assertThat(diagnosis.statement().explanation())
        .contains("3.5 threads of clients wait at Shop.pay:9 through Pool.getConnection:7");
    assertThat(diagnosis.statement().advice().get(0)).startsWith("let there be more");
    Box holder =
        new Box(
            Doing.RUNS,
            "main",
            false,
            LINE,
            null,
            null,
            0.03,
            0,
            0.06,
            1,
            1,
            0.2,
            0,
            0,
            0,
            0,
            0,
            0,
            null);
    looksSee(Unused.LOCKS, 0.4, box(Doing.OUTSIDE, 0.9, 0, 0), holder);
    fixture.looksSee(List.of(wait), List.of());
    diagnosis = judge(new LockContentionFinding());
    assertThat(diagnosis.severity())
        .as("whoever has a lock for a moment is not what they wait for")
        .isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().explanation()).doesNotContain("Most of them waited for");
  }

  @Test
  void tasksWaitForAnExecutor() {
    SaturatedExecutorFinding finding = new SaturatedExecutorFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.EXECUTOR, 0.6, box(Doing.OUTSIDE, 0.9, 0, 0.7));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).as("a limit of such calls, perhaps").isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary()).contains("(main) are taken", "60 %");
    assertThat(diagnosis.statement().explanation())
        .contains("is blocked outside the JVM at Shop.count:12", "often limited on purpose");
    looksSee(Unused.EXECUTOR, 0.6, box(Doing.OUTSIDE, 0.9, 0, 0.4));
    assertThat(judge(finding).severity()).as("it is not for them").isEqualTo(Severity.OK);
    looksSee(Unused.EXECUTOR, 0.4, box(Doing.RUNS, 0.9, 0, 0.7));
    assertThat(judge(finding).severity())
        .as("one after the other, perhaps on purpose")
        .isEqualTo(Severity.INFO);
    looksSee(Unused.EXECUTOR, 0.6, box(Doing.WAITS_FOR_RESULT, 0.9, 0, 0.7));
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    assertThat(judge(finding).statement().advice().get(0))
        .contains("go on when the result has come");
  }

  /** The moments belong to whoever runs; the threads that are taken do not. */
  @Test
  void whatTheThreadsOfAnExecutorWaitFor() {
    looksSee(Unused.EXECUTOR, 0.6, box(Doing.RUNS, 0.9, 0, 0.9));
    MomentAccount seen = fixture.moments;
    WaitRow wait = new WaitRow(Doing.WAITS_FOR_RESULT, "main", false, LINE, null, null, 12.5);
    fixture.moments =
        new MomentAccount(
            40,
            SECOND,
            2,
            3L,
            null,
            0.6,
            seen.unused(),
            seen.boxes(),
            List.of(wait),
            List.of(),
            null,
            List.of());
    Diagnosis diagnosis = judge(new SaturatedExecutorFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().explanation())
        .contains("On average, 12.5 of them wait for results at Shop.count:12.");
    assertThat(diagnosis.statement().advice().get(0)).contains("waiting for it at Shop.count:12");
  }

  /** If others give the results, more threads would help. */
  @Test
  void tasksOfAnExecutorWaitForEachOther() {
    SaturatedExecutorFinding finding = new SaturatedExecutorFinding();
    WaitRow wait = new WaitRow(Doing.WAITS_FOR_RESULT, "main", false, LINE, null, null, 1.5);
    looksSee(Unused.EXECUTOR, 0.6, box(Doing.SLEEPS, 0.9, 0, 0.9));
    fixture.looksSee(List.of(wait), List.of(release("main", 5), release("clients", 2)));
    assertThat(judge(finding).statement().summary())
        .as("another executor may have threads of that name")
        .startsWith("All threads of an executor");
    fixture.looksSee(null, new ExecutorRow("main", ExecutorKind.ONE));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .startsWith("Tasks of an executor (main) wait for other tasks of it");
    assertThat(diagnosis.statement().explanation())
        .contains("1.5 of its threads wait for results at Shop.count:12");
    fixture.looksSee(List.of(wait), List.of(release("main", 2), release("clients", 5)));
    assertThat(judge(finding).severity()).as("clients give them").isEqualTo(Severity.WARNING);
    assertThat(judge(finding).statement().summary()).startsWith("All threads of an executor");
    fixture.looksSee(List.of(), List.of(release("main", 5)));
    assertThat(judge(finding).severity()).as("hardly any waits").isEqualTo(Severity.INFO);
  }

  /** Nobody wants them to be late, or fewer than are allowed. */
  @Test
  void whatIsKnownOfAnExecutorShowsThatItIsNoLimitOnPurpose() {
    SaturatedExecutorFinding finding = new SaturatedExecutorFinding();
    looksSee(Unused.EXECUTOR, 0.6, box(Doing.OUTSIDE, 0.9, 0, 0.9));
    fixture.looksSee(null, new ExecutorRow("main", ExecutorKind.SCHEDULES));
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    assertThat(judge(finding).statement().summary()).contains("a scheduler (main)", "are due");
    fixture.looksSee(null, new ExecutorRow("main", ExecutorKind.NEVER_GROWS));
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    assertThat(judge(finding).statement().explanation()).contains("the queue has no limit");
    assertThat(judge(finding).statement().advice().get(0)).contains("core threads");
    fixture.looksSee(null, new ExecutorRow("others", ExecutorKind.NEVER_GROWS));
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void aStreamWaitsForEachElement() {
    OneAtATimeFinding finding = new OneAtATimeFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.BLOCKED, 0.6, box(Doing.OUTSIDE, 0.9, 0, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    WaitRow row = new WaitRow(Doing.WAITS_FOR_RESULT, "clients", false, LINE, null, null, 3);
    fixture.looksSee(new ElementWaits(0.5, 3, 3.5, row));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .endsWith("hands over the next at Shop.count:12, for 50 % of the time")
        .contains("seems to wait");
    assertThat(diagnosis.statement().explanation())
        .contains("about 3.0 threads waited so, and about 3.5");
    fixture.looksSee(new ElementWaits(0.5, 3, 6, row));
    assertThat(judge(finding).severity()).as("all were handed over").isEqualTo(Severity.OK);
    fixture.looksSee(new ElementWaits(0.05, 3, 3, row));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    looksSee(Unused.BLOCKED, 0.15, box(Doing.OUTSIDE, 0.9, 0, 0));
    fixture.looksSee(new ElementWaits(0.5, 3, 3, row));
    assertThat(judge(finding).severity()).as("most CPUs are in use").isEqualTo(Severity.INFO);
    looksSee(Unused.BLOCKED, 0.05, box(Doing.OUTSIDE, 0.9, 0, 0));
    fixture.looksSee(new ElementWaits(0.5, 3, 3, row));
    assertThat(judge(finding).severity()).as("all CPUs are").isEqualTo(Severity.OK);
  }

  private static ReleaseRow release(String by, long times) {
    return new ReleaseRow(
        Doing.WAITS_FOR_RESULT, "main", false, LINE, null, null, by, false, LINE, null, times, 0);
  }

  @Test
  void oneOfSeveralExecutorsHasAllTasks() {
    Box box = box(Doing.OUTSIDE, 0.9, 0, 0.9);
    looksSee(
        Unused.EXECUTOR,
        0.6,
        new Box(
            box.doing(),
            "lane-0",
            false,
            LINE,
            null,
            null,
            0.9,
            0.88,
            1,
            1,
            1,
            0,
            0,
            0,
            0.9,
            0,
            0,
            0.7,
            null));
    Diagnosis diagnosis = judge(new SaturatedExecutorFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .contains("one executor (lane-0)", "70 % of the executors with such names");
    assertThat(diagnosis.statement().advice().get(0)).startsWith("check how tasks are divided");
  }

  @Test
  void anEventLoopIsBlocked() {
    BlockedEventLoopFinding finding = new BlockedEventLoopFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.EVENT_LOOP, 0.6, box(Doing.RUNS, 0.2, 0, 0), inEventLoop(Doing.SLEEPS));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "An event loop (main) is blocked; 60 % of the time of the CPUs is unused meanwhile");
    assertThat(diagnosis.statement().explanation()).contains("it sleeps at Shop.count:12");
    assertThat(diagnosis.statement().advice().get(0)).contains("event loop at Shop.count:12");
    looksSee(Unused.EVENT_LOOP, 0.6, box(Doing.SLEEPS, 0.9, 0, 0), inEventLoop(Doing.RUNS));
    assertThat(judge(finding).severity())
        .as("who runs in the loop does not block it")
        .isEqualTo(Severity.OK);
    looksSee(Unused.BLOCKED, 0.6, inEventLoop(Doing.SLEEPS));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void oneTaskAtATimeIsBlocked() {
    SerializedBlockingFinding finding = new SerializedBlockingFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.ONE_BLOCKED, 0.6, box(Doing.SLEEPS, 0.9, 0, 0));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "One task at a time is blocked at Shop.count:12, while others wait for results; no CPU"
                + " is used for 60 % of the time");
    assertThat(diagnosis.statement().explanation())
        .contains("main sleeps at Shop.count:12, and nothing else goes on");
    ReleaseRow batch =
        new ReleaseRow(
            Doing.WAITS_FOR_RESULT,
            "clients",
            false,
            LINE,
            null,
            null,
            "main",
            false,
            LINE,
            null,
            50,
            20);
    fixture.looksSee(List.of(), List.of(batch));
    assertThat(judge(finding).severity()).as("for several that wait").isEqualTo(Severity.INFO);
    fixture.looksSee(List.of(), List.of(release("main", 50)));
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    looksSee(Unused.ONE_BLOCKED, 0.2, box(Doing.SLEEPS, 0.9, 0, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
    looksSee(Unused.ONE_BLOCKED, 0.6, box(Doing.RUNS, 0.9, 0, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    looksSee(Unused.BLOCKED, 0.6, box(Doing.SLEEPS, 0.9, 0, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
  }

  private static Box inEventLoop(Doing doing) {
    return new Box(
        doing,
        "main",
        false,
        LINE,
        null,
        null,
        0.8,
        0.78,
        1,
        1,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        Context.EVENT_LOOP);
  }

  /** Queues of executors that nobody could read are not empty ones. */
  @Test
  void queuesThatWereNotReadAreNotRecorded() {
    looksSee(Unused.BLOCKED, 0.6, box(Doing.OUTSIDE, 0.9, 0, 0));
    MomentAccount seen = fixture.moments;
    fixture.moments =
        new MomentAccount(
            40,
            SECOND,
            2,
            null,
            null,
            seen.unusedShare(),
            seen.unused(),
            seen.boxes(),
            List.of(),
            List.of(),
            null,
            List.of());
    assertThat(judge(new SaturatedExecutorFinding()).severity()).isEqualTo(Severity.NOT_RECORDED);
  }

  @Test
  void oneThreadOutsideRunsAlone() {
    CpuElsewhereFinding finding = new CpuElsewhereFinding();
    looksSee(Unused.ONE_OUTSIDE, 0.4, box(Doing.RUNS, 0.9, 0, 0));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).startsWith("main alone runs for 80 % of the time");
    assertThat(diagnosis.statement().advice().get(0)).contains("main does alone at Shop.count:12");
    looksSee(Unused.ONE_OUTSIDE, 0.2, box(Doing.RUNS, 0.9, 0, 0));
    assertThat(judge(finding).severity()).isNotEqualTo(Severity.WARNING);
  }

  /** The pool has workers, and the caller has the last task or the greatest. */
  @Test
  void aCallerThatRunsTasksIsNotElsewhere() {
    Box box = box(Doing.RUNS, 0.9, 0, 0);
    Box helps =
        new Box(
            box.doing(),
            "main",
            false,
            LINE,
            null,
            null,
            0.9,
            0.88,
            1,
            1,
            1,
            0,
            0,
            0,
            0,
            0.95,
            0,
            0,
            null);
    looksSee(Unused.ONE_OUTSIDE, 0.4, helps);
    Diagnosis diagnosis = judge(new CpuElsewhereFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().explanation()).contains("as a caller that helps");
  }
}
