package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.TestBox.LINE;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.OneByOneWaits;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
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

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding) {
    return PrintedLimits.checked(
        finding.judge(new Finding.Subject(null, fixture.section(), 17, 2, true, MS)));
  }

  private void looksSee(Unused why, double share, Box... boxes) {
    fixture.looksSee(why, share, boxes);
  }

  private static Box box(Doing doing, double share, double waiters) {
    return TestBox.of(doing).share(share).waiters(waiters).box();
  }

  @Test
  void threadsWaitForALock() {
    LockContentionFinding finding = new LockContentionFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.LOCKS, 0.4, box(Doing.RUNS, 0.9, 2.5), box(Doing.RUNS, 0.1, 0));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("40 % of the time of the CPUs is unused");
    assertThat(diagnosis.statement().explanation())
        .contains("for main, which runs at Shop.count:12 meanwhile", "2.5 threads waited");
    assertThat(diagnosis.statement().advice().get(0))
        .contains("do less while the lock is held", "at Shop.count:12");
    looksSee(Unused.LOCKS, 0.4, box(Doing.SLEEPS, 0.9, 2.5));
    assertThat(judge(finding).statement().advice().get(0))
        .contains("do not wait while the lock is held");
    looksSee(Unused.LOCKS, 0.4, box(Doing.WAITS_FOR_LOCK, 0.9, 0));
    assertThat(judge(finding).statement().advice().get(0))
        .as("a fair lock, which nobody has while it changes hands")
        .startsWith("take the lock less often");
    looksSee(Unused.LOCKS, 0.2, box(Doing.RUNS, 0.9, 2.5));
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
    looksSee(Unused.LOCKS, 0.09, box(Doing.RUNS, 0.9, 2.5));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void threadsWaitForAConnection() {
    looksSee(Unused.LOCKS, 0.4, box(Doing.OUTSIDE, 0.9, 0));
    WaitRow wait =
        new WaitRow(
            Doing.WAITS_FOR_PERMIT,
            "clients",
            false,
            "com.acme.Shop.pay:9",
            "org.db.Pool.getConnection:7",
            null,
            3.5);
    fixture.looksSee(List.of(wait), List.of());
    Diagnosis diagnosis = judge(new LockContentionFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .startsWith("Threads wait for a permit or a connection");
    assertThat(diagnosis.statement().explanation())
        .contains("3.5 threads of clients wait at Shop.pay:9 through Pool.getConnection:7");
    assertThat(diagnosis.statement().advice().get(0)).startsWith("let there be more");
    Box holder = TestBox.of(Doing.RUNS).share(0.03, 0, 0.06).waiters(0.2).box();
    looksSee(Unused.LOCKS, 0.4, box(Doing.OUTSIDE, 0.9, 0), holder);
    fixture.looksSee(List.of(wait), List.of());
    diagnosis = judge(new LockContentionFinding());
    assertThat(diagnosis.severity())
        .as("whoever has a lock for a moment is not what they wait for")
        .isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().explanation()).doesNotContain("Most of them waited for");
  }

  @Test
  void aStreamWaitsForEachElement() {
    OneAtATimeFinding finding = new OneAtATimeFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.BLOCKED, 0.6, box(Doing.OUTSIDE, 0.9, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    WaitRow row = new WaitRow(Doing.WAITS_FOR_RESULT, "clients", false, LINE, null, null, 3);
    fixture.looksSee(new OneByOneWaits(Context.ELEMENT, 0.5, 3, 3.5, row));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .endsWith("hands over the next at Shop.count:12, for 50 % of the time")
        .contains("seems to wait");
    assertThat(diagnosis.statement().explanation())
        .contains("about 3.0 threads did so, and about 3.5");
    fixture.looksSee(new OneByOneWaits(Context.ELEMENT, 0.5, 3, 6, row));
    assertThat(judge(finding).severity()).as("all were handed over").isEqualTo(Severity.OK);
    fixture.looksSee(new OneByOneWaits(Context.ELEMENT, 0.05, 3, 3, row));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    looksSee(Unused.BLOCKED, 0.15, box(Doing.OUTSIDE, 0.9, 0));
    fixture.looksSee(new OneByOneWaits(Context.ELEMENT, 0.5, 3, 3, row));
    assertThat(judge(finding).severity()).as("most CPUs are in use").isEqualTo(Severity.INFO);
    looksSee(Unused.BLOCKED, 0.05, box(Doing.OUTSIDE, 0.9, 0));
    fixture.looksSee(new OneByOneWaits(Context.ELEMENT, 0.5, 3, 3, row));
    assertThat(judge(finding).severity()).as("all CPUs are").isEqualTo(Severity.OK);
  }

  @Test
  void aLoopWaitsForEachTask() {
    OneAtATimeFinding finding = new OneAtATimeFinding();
    looksSee(Unused.BLOCKED, 0.6, box(Doing.OUTSIDE, 0.9, 0));
    WaitRow row = new WaitRow(Doing.WAITS_FOR_RESULT, "main", false, LINE, null, null, 1);
    fixture.looksSee(new OneByOneWaits(Context.AT_ONCE, 0.9, 1, 1, row));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "A thread waits for each task before it hands over the next at Shop.count:12, for 90 %"
                + " of the time");
    fixture.looksSee(new OneByOneWaits(Context.AT_ONCE, 0.9, 3, 3, row));
    assertThat(judge(finding).severity()).as("each of several has one").isEqualTo(Severity.INFO);
  }

  @Test
  void tasksJoinWhatTheyHaveJustForked() {
    looksSee(Unused.BLOCKED, 0.6, box(Doing.OUTSIDE, 0.9, 0));
    WaitRow row = new WaitRow(Doing.WAITS_FOR_RESULT, "common", true, LINE, null, null, 5);
    fixture.looksSee(new OneByOneWaits(Context.AT_ONCE, 0.9, 5, 1, row));
    Diagnosis diagnosis = judge(new OneAtATimeFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .startsWith("Tasks join each task right after they fork it at Shop.count:12");
    assertThat(diagnosis.statement().advice().get(0)).startsWith("fork a task, compute the other");
  }

  @Test
  void anEventLoopIsBlocked() {
    BlockedEventLoopFinding finding = new BlockedEventLoopFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee(Unused.EVENT_LOOP, 0.6, box(Doing.RUNS, 0.2, 0), inEventLoop(Doing.SLEEPS));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "An event loop (main) is blocked; 60 % of the time of the CPUs is unused meanwhile");
    assertThat(diagnosis.statement().explanation()).contains("it sleeps at Shop.count:12");
    assertThat(diagnosis.statement().advice().get(0)).contains("event loop at Shop.count:12");
    looksSee(Unused.EVENT_LOOP, 0.6, box(Doing.SLEEPS, 0.9, 0), inEventLoop(Doing.RUNS));
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
    looksSee(Unused.ONE_BLOCKED, 0.6, box(Doing.SLEEPS, 0.9, 0));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "One task at a time is blocked at Shop.count:12, while others wait for results; no CPU"
                + " is used for 60 % of the time");
    assertThat(diagnosis.statement().explanation())
        .contains("main sleeps at Shop.count:12, and nothing else goes on");
    ReleaseRow batch = release("clients", 50, 20);
    fixture.looksSee(List.of(), List.of(batch));
    assertThat(judge(finding).severity()).as("for several that wait").isEqualTo(Severity.INFO);
    fixture.looksSee(List.of(), List.of(release("main", 50, 0)));
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    looksSee(Unused.ONE_BLOCKED, 0.2, box(Doing.SLEEPS, 0.9, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.INFO);
    looksSee(Unused.ONE_BLOCKED, 0.6, box(Doing.RUNS, 0.9, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    looksSee(Unused.BLOCKED, 0.6, box(Doing.SLEEPS, 0.9, 0));
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
  }

  /** Nothing but the pool lets one through. */
  @Test
  void tasksOfOneWorkerBlockOneAfterTheOther() {
    SerializedBlockingFinding finding = new SerializedBlockingFinding();
    Box worker = TestBox.of(Doing.SLEEPS).in(fixture.pool().name(), true).share(0.9).alone(1).box();
    looksSee(Unused.ONE_BLOCKED, 0.6, worker);
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    fixture.parallelism = 1;
    assertThat(judge(finding).severity()).as("little of it").isEqualTo(Severity.WARNING);
    fixture.blocking =
        new BlockingAccount(PoolFixture.row("all", 20, PoolFixture.SECOND), List.of(), List.of());
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    assertThat(judge(finding).statement().summary()).contains("see unmanaged-blocking");
    fixture.parallelism = 2;
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
  }

  /** Of threads that main lets go on: so many times, and so many of them several at once. */
  private static ReleaseRow release(String who, long times, long together) {
    return new ReleaseRow(
        Doing.WAITS_FOR_RESULT,
        who,
        false,
        LINE,
        null,
        null,
        "main",
        false,
        LINE,
        null,
        times,
        together,
        0);
  }

  private static Box inEventLoop(Doing doing) {
    return TestBox.of(doing).share(0.8, 0.78, 1).context(Context.EVENT_LOOP).box();
  }

  @Test
  void oneThreadOutsideRunsAlone() {
    CpuElsewhereFinding finding = new CpuElsewhereFinding();
    looksSee(Unused.ONE_OUTSIDE, 0.4, box(Doing.RUNS, 0.9, 0));
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).startsWith("main alone runs for 80 % of the time");
    assertThat(diagnosis.statement().advice().get(0)).contains("main does alone at Shop.count:12");
    looksSee(Unused.ONE_OUTSIDE, 0.2, box(Doing.RUNS, 0.9, 0));
    assertThat(judge(finding).severity()).isNotEqualTo(Severity.WARNING);
  }

  /** The pool has workers, and the caller has the last task or the greatest. */
  @Test
  void aCallerThatRunsTasksIsNotElsewhere() {
    Box helps = TestBox.of(Doing.RUNS).inPoolTasks(0.95).box();
    looksSee(Unused.ONE_OUTSIDE, 0.4, helps);
    Diagnosis diagnosis = judge(new CpuElsewhereFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().explanation()).contains("as a caller that helps");
  }
}
