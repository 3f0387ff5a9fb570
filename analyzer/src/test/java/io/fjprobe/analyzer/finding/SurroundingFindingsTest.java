package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static io.fjprobe.analyzer.PoolFixture.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.queue.QueueGrowthAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.CpuWait;
import io.fjprobe.analyzer.account.time.LoadSpread;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.finding.blocking.CommonPoolFinding;
import io.fjprobe.analyzer.finding.blocking.JoinOrderFinding;
import io.fjprobe.analyzer.finding.blocking.UnmanagedBlockingFinding;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import io.fjprobe.analyzer.finding.idle.ImbalanceFinding;
import io.fjprobe.analyzer.finding.idle.SignallingFinding;
import io.fjprobe.analyzer.finding.machine.OffCpuFinding;
import io.fjprobe.analyzer.finding.machine.OversubscribedFinding;
import io.fjprobe.analyzer.finding.machine.ResidualFinding;
import io.fjprobe.analyzer.finding.queue.QueueGrowthFinding;
import io.fjprobe.analyzer.finding.queue.SubmissionContentionFinding;
import io.fjprobe.analyzer.finding.task.ExceptionsFinding;
import io.fjprobe.analyzer.finding.virtual.PinnedCarriersFinding;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each cause fires beyond its thresholds, is silent below, and says when it can't know. */
class SurroundingFindingsTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding) {
    return PrintedLimits.checked(
        finding.judge(new Finding.Subject(fixture.pool(), fixture.section(), 21, 4, true, null)));
  }

  private void assertSilent(Finding finding) {
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    assertThat(judge(finding).score()).isZero();
  }

  private void assertNotRecorded(Finding finding) {
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
  }

  private void assertFires(Finding finding, Severity severity, String... words) {
    DiagnosisChecks.assertFires(judge(finding), severity, words);
  }

  @Test
  void imbalance() {
    fixture.idle = SECOND;
    fixture.spread = new LoadSpread(4, 800 * MS, 3 * SECOND);
    assertSilent(new ImbalanceFinding());
    fixture.spread = new LoadSpread(4, SECOND, SECOND);
    fixture.idle = 3 * SECOND;
    assertFires(new ImbalanceFinding(), Severity.WARNING, "100 %", "app.Fib", "level=full");
    assertThat(judge(new ImbalanceFinding()).effect().shareOfWorkerTime()).isEqualTo(0.75);
    assertSilent(new IdleWorkersFinding());
    fixture.operations = null; // then who waited is not known
    assertNotRecorded(new ImbalanceFinding());
    fixture.spread = null;
    assertNotRecorded(new ImbalanceFinding());
  }

  @Test
  void contentionOnSubmissionQueues() {
    fixture.with(PoolCounter.SUBMISSIONS, 10_000L);
    assertSilent(new SubmissionContentionFinding());
    fixture.with(PoolCounter.LOCK_FAILURES, 500L).with(PoolCounter.LOST_STEALS, 70L);
    assertFires(
        new SubmissionContentionFinding(), Severity.INFO, "one locked 5 times", "500", "lost 70");
    fixture.with(PoolCounter.LOCK_FAILURES, 5_000L);
    assertFires(new SubmissionContentionFinding(), Severity.WARNING, "50 times in 100");
    fixture.with(PoolCounter.SUBMISSIONS, 100L);
    assertSilent(new SubmissionContentionFinding());
    fixture.with(PoolCounter.LOCK_FAILURES, null);
    assertNotRecorded(new SubmissionContentionFinding());
  }

  @Test
  void oversubscribed() {
    fixture.crowded = null;
    assertNotRecorded(new OversubscribedFinding());
    fixture.crowded = true;
    fixture.cpu = new CpuBounds(3 * SECOND, 3 * SECOND, 3 * SECOND);
    assertNotRecorded(new OversubscribedFinding());
    fixture.cpu = waiting(3 * SECOND, 0);
    assertSilent(new OversubscribedFinding());
    fixture.cpu = waiting(3 * SECOND, SECOND);
    fixture.machine = TestMachines.machine(null, null, 1.0, 0.5);
    assertFires(
        new OversubscribedFinding(), Severity.INFO, "Other processes", "25 %", "for 1 s", "again");
    fixture.machine = TestMachines.machine(null, null, 1.0, 1.0);
    assertFires(new OversubscribedFinding(), Severity.INFO, "find out what else needs the CPUs");
    fixture.peakWorkers = 5; // on 4 CPUs
    assertFires(new OversubscribedFinding(), Severity.WARNING, "find out what else needs the CPUs");
    fixture.cpu = new CpuBounds(3 * SECOND, 3 * SECOND, 3 * SECOND);
    fixture.crowded = false;
    assertSilent(new OversubscribedFinding());
  }

  @Test
  void notOversubscribedWhereThreadsOfTheSameJvmCompute() {
    fixture.cpu = waiting(3 * SECOND, SECOND);
    fixture.machine = TestMachines.machine(null, null, 1.0, 1.0);
    fixture.process = process(4 * SECOND);
    assertSilent(new OversubscribedFinding());
    fixture.process = process(4 * SECOND - 1);
    assertFires(new OversubscribedFinding(), Severity.INFO, "25 %");
    fixture.process = process(4 * SECOND);
    fixture.peakWorkers = 5; // on 4 CPUs
    assertFires(new OversubscribedFinding(), Severity.WARNING, "25 %");
  }

  @Test
  void whatTheProcessUsedIsNotOfOthers() {
    fixture.cpu = waiting(3 * SECOND, SECOND);
    fixture.machine = TestMachines.machine(null, null, 1.0, 0.5); // of 4 CPUs, for 1 s
    assertFires(new OversubscribedFinding(), Severity.INFO, "Other processes");
    assertThat(judge(new OversubscribedFinding()).score()).as("the last remark").isEqualTo(25);
    assertThat(judge(new OversubscribedFinding()).effect().shareOfWorkerTime()).isEqualTo(0.25);
    fixture.process = process(4 * SECOND - 1);
    assertThat(judge(new OversubscribedFinding()).statement().summary())
        .startsWith("Workers wait for a CPU");
  }

  private static ProcessAccount process(long cpuNanos) {
    return new ProcessAccount(
        cpuNanos, null, null, null, 0, null, ThreadStartAccount.NONE, List.of());
  }

  @Test
  void imbalanceIsWhereTheSamplesAre() {
    fixture.idle = 3 * SECOND;
    fixture.spread = new LoadSpread(4, SECOND, SECOND);
    fixture.code =
        new CodeAccount(
            100, 90, 10, List.of(new CodeRow("app.Report.reduce:7", null, 76, 0.76, false)));
    assertThat(judge(new ImbalanceFinding()).statement().advice().get(0))
        .isEqualTo(
            "76 % of the workers' samples are at app.Report.reduce:7: make several tasks of what"
                + " it does");
    fixture.code =
        new CodeAccount(
            100, 90, 10, List.of(new CodeRow("app.Fib.compute:7", null, 76, 0.76, false)));
    assertThat(judge(new ImbalanceFinding()).statement().advice().get(0))
        .startsWith("split app.Fib into halves");
  }

  @Test
  void moreLockedQueuesThanSubmissionsAreNoShare() {
    fixture.with(PoolCounter.SUBMISSIONS, 10_000L).with(PoolCounter.LOCK_FAILURES, 11_400L);
    assertFires(
        new SubmissionContentionFinding(), Severity.WARNING, "114 times in 100 submissions");
    assertThat(judge(new SubmissionContentionFinding()).statement().summary()).doesNotContain("%");
  }

  @Test
  void oversubscribedForCertainIfTheLeastWaitingIsEnough() {
    fixture.crowded = true;
    fixture.peakWorkers = 5;
    fixture.cpu = waiting(2 * SECOND, SECOND, 2 * SECOND);
    assertFires(new OversubscribedFinding(), Severity.WARNING, "for 2 s");
    fixture.cpu = waiting(2 * SECOND, SECOND / 2, 2 * SECOND);
    assertFires(new OversubscribedFinding(), Severity.INFO, "for 2 s");
  }

  private static CpuBounds waiting(long nanos, long waited) {
    return waiting(nanos, waited, waited);
  }

  private static CpuBounds waiting(long nanos, long least, long waited) {
    return new CpuBounds(nanos, nanos, nanos, new CpuWait(waited, least, waited));
  }

  @Test
  void offTheCpuForNoReasonThatIsTold() {
    assertNotRecorded(new OffCpuFinding());
    fixture.cpu = waiting(4 * SECOND, 0);
    assertSilent(new OffCpuFinding());
    fixture.cpu = new CpuBounds(3 * SECOND, 3 * SECOND, 3 * SECOND);
    fixture.blocking =
        new BlockingAccount(
            PoolFixture.row("all", 0, 0), List.of(), List.of(), Map.of("App.save:7", 12L));
    assertFires(new OffCpuFinding(), Severity.INFO, "was not recorded", "App.save:7", "12 samples");
    fixture.cpu = new CpuBounds(3 * SECOND, 3 * SECOND, 4 * SECOND);
    assertSilent(new OffCpuFinding());
  }

  @Test
  void oversubscribedByItsOwnParallelism() {
    fixture.crowded = true;
    fixture.cpu = waiting(SECOND, 2 * SECOND);
    Finding.Subject onTwo =
        new Finding.Subject(fixture.pool(), fixture.section(), 21, 2, true, null);
    assertThat(new OversubscribedFinding().judge(onTwo).statement().advice())
        .anyMatch(advice -> advice.contains("parallelism 2, the number of CPUs, instead of 4"));
  }

  @Test
  void commonPoolSharedByBlockingAndComputing() {
    fixture.managedBlocked = SECOND;
    assertSilent(new CommonPoolFinding());
    fixture.kind = PoolKind.COMMON;
    assertFires(new CommonPoolFinding(), Severity.WARNING, "25 %", "supplyAsync");
    fixture.managedBlocked = 4 * SECOND;
    assertSilent(new CommonPoolFinding());
    fixture.managedBlocked = 0L;
    assertSilent(new CommonPoolFinding());
    fixture.blocking =
        new BlockingAccount(
            row("all", 20, 400 * MS),
            List.of(row("sleep", 20, 400 * MS)),
            List.of(PoolFixture.blocked(BlockKind.SLEEP, "app.Io.read:7", 20, 400 * MS)));
    assertFires(new CommonPoolFinding(), Severity.INFO, "10 %", "app.Io.read:7");
    fixture.managedBlocked = null;
    fixture.total = null;
    assertNotRecorded(new CommonPoolFinding());
  }

  @Test
  void idleChurn() {
    fixture.idle = SECOND;
    assertSilent(new SignallingFinding());
    fixture.idleCount = 10_000L;
    assertFires(new SignallingFinding(), Severity.INFO, "10,000 times a second", "100 us");
    fixture.idleCount = 50_000L;
    assertFires(new SignallingFinding(), Severity.WARNING, "50,000");
    fixture.idle = 4 * SECOND;
    fixture.idleCount = 10_000L;
    assertSilent(new SignallingFinding());
    fixture.idle = null;
    assertNotRecorded(new SignallingFinding());
  }

  @Test
  void queueGrowth() {
    assertSilent(new QueueGrowthFinding());
    fixture.with(PoolCounter.QUEUE_GROWTHS, 3L);
    assertNotRecorded(new QueueGrowthFinding());
    fixture.queueGrowth = new QueueGrowthAccount(3, 8_192L, true);
    assertSilent(new QueueGrowthFinding());
    fixture.queueGrowth = new QueueGrowthAccount(3, 131_072L, true);
    assertFires(new QueueGrowthFinding(), Severity.INFO, "131,072 slots", "fork by halves");
    fixture.queueGrowth = new QueueGrowthAccount(3, 2_097_152L, false);
    assertFires(new QueueGrowthFinding(), Severity.WARNING, "Semaphore");
  }

  @Test
  void exceptions() {
    assertSilent(new ExceptionsFinding());
    fixture.with(PoolCounter.EXCEPTIONAL_TASKS, 50L);
    assertSilent(new ExceptionsFinding());
    fixture.with(PoolCounter.EXCEPTIONAL_TASKS, 1_001L).with(PoolCounter.CANCELLED_TASKS, 7L);
    assertFires(new ExceptionsFinding(), Severity.INFO, "1,001 tasks", "1.0 %", "7 were cancelled");
    fixture.with(PoolCounter.EXCEPTIONAL_TASKS, 50_000L);
    assertFires(new ExceptionsFinding(), Severity.WARNING, "50 %");
    fixture.with(PoolCounter.EXCEPTIONAL_TASKS, null);
    assertNotRecorded(new ExceptionsFinding());
  }

  @Test
  void carrierPinning() {
    assertSilent(new PinnedCarriersFinding());
    fixture.kind = PoolKind.SCHEDULER;
    assertSilent(new PinnedCarriersFinding());
    MachineAccount calm = fixture.machine;
    fixture.machine =
        TestMachines.machine(TestMachines.NO_COMPILER, null, row("pinned carrier", 40, SECOND));
    fixture.blocking =
        new BlockingAccount(
            row("all", 40, SECOND),
            List.of(row("pinned carrier", 40, SECOND)),
            List.of(PoolFixture.blocked(BlockKind.PINNED, "app.Lock.hold:9", 40, SECOND)));
    assertFires(
        new PinnedCarriersFinding(), Severity.WARNING, "25 %", "app.Lock.hold:9 blocks", "JDK 24");
    assertPins("app.Lock.hold:9 (synchronized method)", Severity.WARNING, "hold:9 (synchr", "lock");
    assertPins("app.Config.<clinit>:3 (class initialization)", Severity.INFO, "at start");
    assertPins("app.Call.up:5 (called by native code)", Severity.WARNING, "native code");
    Finding.Subject later =
        new Finding.Subject(fixture.pool(), fixture.section(), 25, 4, true, null);
    assertThat(new PinnedCarriersFinding().judge(later).statement().advice().toString())
        .contains("jdk.virtualThreadScheduler.parallelism")
        .doesNotContain("or later");
    assertSilent(new UnmanagedBlockingFinding());
    fixture.machine = calm;
    assertSilent(new PinnedCarriersFinding());
  }

  private void assertPins(String line, Severity severity, String... words) {
    fixture.blocking =
        new BlockingAccount(
            row("all", 40, SECOND),
            List.of(row("pinned carrier", 40, SECOND)),
            List.of(PoolFixture.blocked(BlockKind.PINNED, line, 40, SECOND)));
    assertFires(new PinnedCarriersFinding(), severity, words);
  }

  @Test
  void residual() {
    assertSilent(new ResidualFinding());
    fixture.samples = SampleCounts.NONE;
    assertFires(new ResidualFinding(), Severity.INFO, "100 %", "no stack", "jdk.ExecutionSample");
    fixture.samples = new SampleCounts(100, 0, 0, 0, 0);
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND);
    assertSilent(new ResidualFinding());
    fixture.total = null;
    assertNotRecorded(new ResidualFinding());
  }

  @Test
  void whatOthersWaitedForInForkOrderCountsForTheJoins() {
    fixture.blocking =
        new BlockingAccount(
            row("all", 80, 2 * SECOND),
            List.of(row("sleep", 80, 2 * SECOND)),
            List.of(PoolFixture.blocked(BlockKind.SLEEP, "app.Leaf.compute:3", 80, 2 * SECOND)));
    fixture.joinBlocked = 1_800 * MS;
    fixture.joinBlockedCount = 80L;
    fixture.joins = PoolFixture.joins(80, 1_800 * MS, 80, 1_800 * MS);
    Diagnosis sleeps = judge(new UnmanagedBlockingFinding());
    Diagnosis joins = judge(new JoinOrderFinding());
    assertThat(sleeps.severity()).isEqualTo(Severity.INFO);
    assertThat(sleeps.statement().explanation()).contains("1.80 s", "join-order");
    assertThat(joins.score()).isGreaterThan(sleeps.score());
  }
}
