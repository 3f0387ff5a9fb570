package io.fjprobe.analyzer.finding.list;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static io.fjprobe.analyzer.PoolFixture.joins;
import static io.fjprobe.analyzer.PoolFixture.row;
import static io.fjprobe.analyzer.finding.DiagnosisChecks.assertFires;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.blocking.CompensationAccount;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.UntakenSubmissions;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.blocking.CommonPoolFinding;
import io.fjprobe.analyzer.finding.blocking.JoinOrderFinding;
import io.fjprobe.analyzer.finding.blocking.ManagedBlockingFinding;
import io.fjprobe.analyzer.finding.blocking.RejectedCompensationsFinding;
import io.fjprobe.analyzer.finding.blocking.SpareWorkersFinding;
import io.fjprobe.analyzer.finding.blocking.UnmanagedBlockingFinding;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import io.fjprobe.analyzer.finding.queue.SubmissionBoundFinding;
import io.fjprobe.analyzer.finding.task.FineTasksFinding;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each finding with a pool that has it, one that has not, and one that does not say. */
class FindingsTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding) {
    return judge(finding, 17, true);
  }

  private Diagnosis judge(Finding finding, int jdk, boolean blockingRecorded) {
    return judge(finding, jdk, blockingRecorded, MS);
  }

  private Diagnosis judge(Finding finding, int jdk, boolean blockingRecorded, Long threshold) {
    return PrintedLimits.checked(
        finding.judge(
            new Finding.Subject(
                fixture.pool(), fixture.section(), jdk, 4, blockingRecorded, threshold)));
  }

  private static void assertSilent(Diagnosis diagnosis) {
    assertThat(diagnosis.severity()).isEqualTo(Severity.OK);
    assertThat(diagnosis.score()).isZero();
  }

  private static void assertNotRecorded(Diagnosis diagnosis) {
    assertThat(diagnosis.severity()).isEqualTo(Severity.NOT_RECORDED);
  }

  @Test
  void joinOrder() {
    assertSilent(judge(new JoinOrderFinding()));
    fixture.joinBlockedCount = 100L;
    fixture.joins = joins(100, 2 * SECOND, 0, 0);
    assertSilent(judge(new JoinOrderFinding()));
    fixture.joins = joins(100, 2 * SECOND, 80, SECOND);
    Diagnosis diagnosis = judge(new JoinOrderFinding());
    assertFires(diagnosis, Severity.WARNING, "80 of 100", "25 %", "app.Tree.compute:42", "10 %");
    assertThat(diagnosis.effect().nanosPerOperation()).isEqualTo(1e6);
    assertThat(diagnosis.effect().shareOfWorkerTime()).isEqualTo(0.25);
    fixture.joins = joins(100, 2 * SECOND, 80, 200 * MS);
    assertFires(judge(new JoinOrderFinding()), Severity.INFO, "5.0 %");
  }

  @Test
  void joinOrderWithoutEventsOfItsJoins() {
    fixture.joinBlockedCount = 100L;
    assertNotRecorded(judge(new JoinOrderFinding()));
    fixture.joinBlockedCount = null;
    assertNotRecorded(judge(new JoinOrderFinding()));
  }

  @Test
  void unmanagedBlocking() {
    assertSilent(judge(new UnmanagedBlockingFinding()));
    assertNotRecorded(judge(new UnmanagedBlockingFinding(), 17, false));
    fixture.blocking =
        new BlockingAccount(
            row("all", 20, SECOND),
            List.of(row("sleep", 20, SECOND)),
            List.of(PoolFixture.blocked(BlockKind.SLEEP, "app.Io.read:7", 20, SECOND)));
    assertFires(
        judge(new UnmanagedBlockingFinding()),
        Severity.WARNING,
        "25 %",
        "20 events",
        "app.Io.read:7");
    assertFires(
        judge(new UnmanagedBlockingFinding(), 21, true), Severity.WARNING, "virtual thread");
    assertFires(judge(new UnmanagedBlockingFinding(), 17, true, SECOND), Severity.WARNING, "25 %");
  }

  /** Somebody chose how many tasks may block at a time. */
  @Test
  void blockingInAPoolOfManyWorkersIsARemark() {
    fixture.blocking =
        new BlockingAccount(
            row("all", 20, SECOND),
            List.of(row("sleep", 20, SECOND)),
            List.of(PoolFixture.blocked(BlockKind.SLEEP, "app.Io.read:7", 20, SECOND)));
    fixture.parallelism = 12;
    assertFires(
        judge(new UnmanagedBlockingFinding()),
        Severity.INFO,
        "The parallelism of 12, on 4 CPUs, seems to be chosen");
    fixture.backlog = new BacklogAccount(20, 18, 5, UntakenSubmissions.NONE);
    fixture.with(PoolCounter.FORKS, 40L);
    fixture.with(PoolCounter.SUBMISSIONS, 60L);
    assertFires(
        judge(new UnmanagedBlockingFinding()),
        Severity.WARNING,
        "of at least 100 tasks, 20 at most blocked for long, and 18 of 20 looks found tasks in the queues");
    fixture.with(PoolCounter.SUBMISSIONS, 20L);
    assertFires(judge(new UnmanagedBlockingFinding()), Severity.INFO, "seems to be chosen");
    fixture.with(PoolCounter.SUBMISSIONS, null).with(PoolCounter.STEAL_COUNT, 67L);
    assertFires(
        judge(new UnmanagedBlockingFinding()),
        Severity.WARNING,
        "of at least 67 tasks, 20 at most");
    fixture.with(PoolCounter.SUBMISSIONS, 60L);
    fixture.backlog = new BacklogAccount(20, 10, 5, UntakenSubmissions.NONE);
    assertFires(judge(new UnmanagedBlockingFinding()), Severity.INFO, "seems to be chosen");
    fixture.parallelism = 11;
    assertFires(judge(new UnmanagedBlockingFinding()), Severity.WARNING, "25 %");
    fixture.parallelism = 12;
    fixture.kind = PoolKind.COMMON;
    assertFires(judge(new UnmanagedBlockingFinding()), Severity.WARNING, "25 %");
  }

  @Test
  void shortBlockingThatIsNotRecorded() {
    fixture.kind = PoolKind.COMMON;
    for (Finding finding : List.of(new UnmanagedBlockingFinding(), new CommonPoolFinding())) {
      assertSilent(judge(finding, 17, true, null));
      assertSilent(judge(finding, 17, true, MS));
      Diagnosis raised = judge(finding, 17, true, 10 * MS);
      assertNotRecorded(raised);
      assertThat(raised.statement().summary())
          .contains("at least at the end, no event shorter than 10 ms");
      assertNotRecorded(judge(finding, 17, false, null));
    }
  }

  @Test
  void managedBlocking() {
    assertSilent(judge(new ManagedBlockingFinding()));
    fixture.managedBlocked = SECOND;
    fixture.managedBlockedCount = 10L;
    fixture.compensations =
        new CompensationAccount(1, List.of(), List.of(row("app.Blocker", 1, 1)), List.of());
    assertFires(
        judge(new ManagedBlockingFinding()), Severity.INFO, "25 %", "10 managed", "app.Blocker");
    fixture.managedBlocked = null;
    assertNotRecorded(judge(new ManagedBlockingFinding()));
  }

  private static BlockingAccount managed(long nanos, long free) {
    Row none = row("all", 0, 0);
    List<Row> lines = List.of(row("app.Blocker.block:7", 10, nanos));
    return new BlockingAccount(none, null, List.of(), List.of(), List.of(), lines, free, Map.of());
  }

  @Test
  void managedBlockingThatThePoolMakesUpForIsNoWarning() {
    fixture.total = 20 * SECOND;
    fixture.managedBlocked = 12 * SECOND;
    fixture.peakWorkers = 40;
    fixture.with(PoolCounter.SPARES_CREATED, 50L);
    fixture.backlog = new BacklogAccount(10, 1, 0.5, UntakenSubmissions.NONE);
    fixture.blocking = managed(12 * SECOND, 11 * SECOND);
    assertFires(judge(new ManagedBlockingFinding()), Severity.INFO, "replaced the blocked workers");
    assertFires(judge(new SpareWorkersFinding()), Severity.INFO, "50 spare workers");
    fixture.blocking = managed(12 * SECOND, SECOND); // for a lock that another worker has
    assertFires(judge(new ManagedBlockingFinding()), Severity.WARNING, "60 %");
    fixture.blocking = managed(12 * SECOND, 11 * SECOND);
    fixture.backlog = new BacklogAccount(10, 9, 30, UntakenSubmissions.NONE);
    assertFires(judge(new ManagedBlockingFinding()), Severity.WARNING, "60 %");
    assertFires(judge(new SpareWorkersFinding()), Severity.WARNING, "50 spare workers");
    fixture.backlog = BacklogAccount.NONE; // nobody looked
    assertFires(judge(new ManagedBlockingFinding()), Severity.INFO, "not known whether tasks");
    fixture.backlog = new BacklogAccount(3, 2, 20, UntakenSubmissions.NONE); // too few to tell
    assertFires(judge(new ManagedBlockingFinding()), Severity.INFO, "not known whether tasks");
    assertFires(judge(new SpareWorkersFinding()), Severity.INFO, "50 spare workers");
    fixture.backlog = new BacklogAccount(10, 1, 0.5, UntakenSubmissions.NONE);
    fixture.managedBlocked = 17 * SECOND; // fewer than the parallelism were left
    assertFires(judge(new ManagedBlockingFinding()), Severity.WARNING, "85 %");
    fixture.managedBlocked = 12 * SECOND;
    fixture.with(PoolCounter.REFUSALS, 1L);
    assertFires(judge(new ManagedBlockingFinding()), Severity.WARNING, "60 %");
  }

  @Test
  void callersThatRunWhatTheyFork() {
    fixture.idle = 3 * SECOND;
    fixture.with(PoolCounter.FORKS, 500_000L).with(PoolCounter.SUBMISSIONS, 20_000_000L);
    fixture.with(PoolCounter.SUBMISSIONS_TAKEN, 1_000_000L).with(PoolCounter.WORKER_STEALS, 0L);
    assertSilent(judge(new SubmissionBoundFinding()));
    assertFires(judge(new FineTasksFinding()), Severity.INFO, "667 ns", "1,500,000 tasks");
    fixture.with(PoolCounter.SUBMISSIONS, 1_000_000L);
    assertFires(judge(new SubmissionBoundFinding()), Severity.WARNING, "submission queues");
  }

  @Test
  void spareThreads() {
    assertSilent(judge(new SpareWorkersFinding()));
    fixture.with(PoolCounter.SPARES_CREATED, 50L).peakWorkers = 6;
    fixture.with(PoolCounter.SPARES_CREATED, 5L);
    assertSilent(judge(new SpareWorkersFinding()));
    fixture.with(PoolCounter.SPARES_CREATED, 50L);
    assertFires(
        judge(new SpareWorkersFinding()), Severity.INFO, "50 spare workers", "parallelism of 4");
    fixture.peakWorkers = 400;
    assertFires(
        judge(new SpareWorkersFinding(), 8, true), Severity.WARNING, "no thread limit", "400");
    fixture.compensations =
        new CompensationAccount(
            9, List.of(row("join", 9, 1)), List.of(row("app.Task", 9, 1)), List.of());
    assertFires(
        judge(new SpareWorkersFinding(), 8, true), Severity.WARNING, "JDK 8 starts", "app.Task");
    fixture.with(PoolCounter.SPARES_CREATED, null);
    assertNotRecorded(judge(new SpareWorkersFinding()));
  }

  @Test
  void fineTasks() {
    assertSilent(judge(new FineTasksFinding()));
    fixture.with(PoolCounter.FORKS, 5_000_000L);
    fixture.cpu = new CpuBounds(2 * SECOND, 2 * SECOND, 2 * SECOND);
    assertFires(
        judge(new FineTasksFinding()),
        Severity.INFO,
        "400 ns of CPU time",
        "5,000,100 tasks",
        "threshold of app.Fib",
        "getSurplusQueuedTaskCount");
    fixture.samples = new SampleCounts(500, 400, 100, 0, 0);
    assertFires(judge(new FineTasksFinding()), Severity.WARNING, "400 ns", "50 % of it");
    fixture.with(PoolCounter.FORKS, 3_000_000L);
    fixture.cpu = new CpuBounds(2 * SECOND, SECOND, 4 * SECOND);
    assertFires(judge(new FineTasksFinding()), Severity.INFO, "667 ns");
    fixture.cpu = null;
    assertFires(
        judge(new FineTasksFinding()), Severity.INFO, "at most 1.33 us", "waiting for a CPU");
    fixture.with(PoolCounter.FORKS, 20_000_000L);
    assertFires(judge(new FineTasksFinding()), Severity.WARNING, "at most 200 ns");
    fixture.with(PoolCounter.FORKS, 10L).total = 10L;
    assertSilent(judge(new FineTasksFinding()));
    fixture.with(PoolCounter.FORKS, null);
    assertNotRecorded(judge(new FineTasksFinding()));
  }

  @Test
  void smallTasksThatDoNotForkGetOtherAdvice() {
    fixture.with(PoolCounter.FORKS, 5_000_000L).asyncMode = true;
    Diagnosis messages = judge(new FineTasksFinding());
    assertFires(messages, Severity.INFO, "throughput");
    assertThat(messages.statement().advice().toString())
        .doesNotContain("getSurplusQueuedTaskCount");
    fixture.asyncMode = false;
    fixture.with(PoolCounter.SUBMISSIONS, 20_000_000L);
    assertThat(judge(new FineTasksFinding()).statement().advice().toString())
        .contains("submit larger tasks")
        .doesNotContain("threshold");
  }

  @Test
  void submissionBound() {
    assertSilent(judge(new SubmissionBoundFinding()));
    fixture.with(PoolCounter.SUBMISSIONS, 50_000L).with(PoolCounter.SUBMISSIONS_TAKEN, 49_000L);
    fixture.with(PoolCounter.FORKS, 0L).with(PoolCounter.WORKER_STEALS, 10L);
    assertSilent(judge(new SubmissionBoundFinding()));
    fixture.idle = SECOND;
    assertFires(judge(new SubmissionBoundFinding()), Severity.INFO, "49,000", "50,000 submissions");
    fixture.idle = 2 * SECOND;
    assertFires(judge(new SubmissionBoundFinding()), Severity.WARNING, "2 of 4 workers were busy");
    assertSilent(judge(new IdleWorkersFinding()));
    fixture.with(PoolCounter.WORKER_STEALS, null);
    assertNotRecorded(judge(new SubmissionBoundFinding()));
  }

  @Test
  void whoeverSubmitsToAPoolThatNobodyWaitsForDoesNotBindIt() {
    fixture.with(PoolCounter.SUBMISSIONS, 50_000L).with(PoolCounter.SUBMISSIONS_TAKEN, 49_000L);
    fixture.with(PoolCounter.FORKS, 0L);
    fixture.idle = 2 * SECOND;
    fixture.operations = null;
    assertSilent(judge(new SubmissionBoundFinding()));
  }

  @Test
  void tasksOfVirtualThreadsAndOfAHardlyUsedPoolAreNotJudged() {
    fixture
        .with(PoolCounter.SUBMISSIONS, 9_000_000L)
        .with(PoolCounter.SUBMISSIONS_TAKEN, 9_000_000L);
    fixture.idle = 3 * SECOND + 700 * MS;
    assertFires(judge(new FineTasksFinding()), Severity.WARNING, "very small");
    assertFires(judge(new SubmissionBoundFinding()), Severity.WARNING, "9,000,000 tasks");
    fixture.operations = null;
    assertSilent(judge(new FineTasksFinding()));
    assertSilent(judge(new SubmissionBoundFinding()));
    fixture.idle = 3 * SECOND;
    assertFires(judge(new FineTasksFinding()), Severity.WARNING, "very small");
    fixture.kind = PoolKind.SCHEDULER;
    assertSilent(judge(new FineTasksFinding()));
    assertSilent(judge(new SubmissionBoundFinding()));
    assertSilent(judge(new IdleWorkersFinding()));
  }

  @Test
  void refusals() {
    assertSilent(judge(new RejectedCompensationsFinding()));
    fixture.with(PoolCounter.REFUSALS, 3L);
    assertFires(
        judge(new RejectedCompensationsFinding()), Severity.WARNING, "3 compensations", "saturate");
    fixture.kind = PoolKind.COMMON;
    assertFires(
        judge(new RejectedCompensationsFinding()), Severity.WARNING, "common.maximumSpares");
    fixture.with(PoolCounter.REFUSALS, null);
    assertNotRecorded(judge(new RejectedCompensationsFinding()));
  }

  @Test
  void theSharesOfAnUnknownTotalDoNotFire() {
    fixture.total = null;
    fixture.joinBlockedCount = 5L;
    fixture.joins = joins(5, SECOND, 5, SECOND);
    assertSilent(judge(new JoinOrderFinding()));
  }
}
