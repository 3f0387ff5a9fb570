package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static io.fjprobe.analyzer.PoolFixture.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.CpuWait;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.machine.OffCpuFinding;
import io.fjprobe.analyzer.finding.virtual.PinnedCarriersFinding;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Findings where the system counted how long workers were blocked. */
class ExactBlockingTest {

  private static final long MS = 1_000_000;
  private static final long RAISED = 100 * MS;

  private final PoolFixture fixture = new PoolFixture();

  /** Of 4 s of worker time. */
  private void blocked(long counted, int events, long byEvents) {
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND, new CpuWait(0, 0, 0));
    fixture.blocking =
        new BlockingAccount(
                row("all", events, byEvents),
                events == 0 ? List.of() : List.of(row("sleep", events, byEvents)),
                events == 0
                    ? List.of()
                    : List.of(
                        PoolFixture.blocked(BlockKind.SLEEP, "app.Io.read:7", events, byEvents)))
            .within(counted);
  }

  private Diagnosis judge(Finding finding) {
    return finding.judge(
        new Finding.Subject(fixture.pool(), fixture.section(), 17, 4, true, RAISED));
  }

  @Test
  void littleBlockingIsFineWhateverTheThresholdsAre() {
    blocked(10 * MS, 0, 0);
    assertThat(judge(new UnmanagedBlockingFinding()).severity()).isEqualTo(Severity.OK);
    assertThat(judge(new OffCpuFinding()).severity()).isEqualTo(Severity.OK);
    fixture.kind = PoolKind.COMMON;
    assertThat(judge(new CommonPoolFinding()).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void blockingThatIsTooShortForItsEventsIsFoundAllTheSame() {
    blocked(SECOND, 0, 0);
    fixture.idleCount = 10L;
    fixture.waitCount = 20_010L;
    fixture.monitorCount = 0L;
    Diagnosis diagnosis = judge(new UnmanagedBlockingFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.effect().shareOfWorkerTime()).isEqualTo(0.25);
    assertThat(diagnosis.statement().explanation())
        .contains("counted 1 s", "20,000 waits", "shorter than 100 ms");
    assertThat(judge(new OffCpuFinding()).severity()).isEqualTo(Severity.OK);
  }

  /** They may be the tasks that the worker waits for. */
  @Test
  void workersWaitWhileTheirOwnQueuesHaveTasks() {
    blocked(2 * SECOND, 20, 2 * SECOND);
    fixture.looksSee(Unused.BLOCKED, 0.9);
    fixture.looksSee(List.of(latch(1.5)), List.of());
    Diagnosis diagnosis = judge(new UnmanagedBlockingFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .startsWith("Workers wait for results while tasks lie in their own queues");
    assertThat(diagnosis.statement().explanation())
        .contains("1.5 workers on average waited at Sum.late:8 while their own queues had tasks");
    assertThat(diagnosis.statement().advice().get(0)).contains("join these at Sum.late:8");
    fixture.looksSee(List.of(latch(0.5)), List.of());
    assertThat(judge(new UnmanagedBlockingFinding()).statement().summary())
        .as("most of them block in other ways")
        .startsWith("Unmanaged blocking");
  }

  /** No event names their line, and the looks do. */
  @Test
  void shortWaitsForALockAreSaidOnce() {
    blocked(SECOND, 0, 0);
    fixture.idleCount = 10L;
    fixture.waitCount = 20_010L;
    fixture.monitorCount = 0L;
    fixture.looksSee(Unused.LOCKS, 0.4);
    fixture.looksSee(List.of(lock(0.8)), List.of());
    Diagnosis diagnosis = judge(new UnmanagedBlockingFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.OK);
    assertThat(diagnosis.statement().summary()).endsWith("see lock-contention");
    fixture.looksSee(List.of(lock(0.2)), List.of());
    assertThat(judge(new UnmanagedBlockingFinding()).severity())
        .as("most is something else")
        .isEqualTo(Severity.WARNING);
    fixture.looksSee(Unused.LOCKS, 0.15);
    fixture.looksSee(List.of(lock(0.8)), List.of());
    assertThat(judge(new UnmanagedBlockingFinding()).severity())
        .as("lock-contention is a remark only")
        .isEqualTo(Severity.WARNING);
  }

  private WaitRow lock(double workers) {
    String pool = fixture.pool().identity().name();
    return new WaitRow(Doing.WAITS_FOR_LOCK, pool, true, "app.Sum.one:9", null, null, workers);
  }

  private WaitRow latch(double workers) {
    String pool = fixture.pool().identity().name();
    return new WaitRow(Doing.WAITS_FOR_RESULT, pool, true, "app.Sum.late:8", null, null, workers);
  }

  @Test
  void whatIsNoWaitOfJavaIsNotBlamedOnTasks() {
    blocked(SECOND, 0, 0);
    fixture.idleCount = 10L;
    fixture.waitCount = 11L;
    fixture.monitorCount = 0L;
    assertThat(judge(new UnmanagedBlockingFinding()).severity()).isEqualTo(Severity.OK);
    Diagnosis diagnosis = judge(new OffCpuFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().explanation()).contains("counted 1 s", "too few short waits");
  }

  @Test
  void nativeCodeKeepsCarriers() {
    blocked(SECOND, 0, 0);
    fixture.kind = PoolKind.SCHEDULER;
    fixture.idleCount = 10L;
    fixture.waitCount = 11L;
    fixture.monitorCount = 0L;
    inNative(19);
    assertThat(judge(new PinnedCarriersFinding()).severity()).isEqualTo(Severity.OK);
    assertThat(judge(new OffCpuFinding()).severity()).isEqualTo(Severity.INFO);
    inNative(20);
    Diagnosis diagnosis = judge(new PinnedCarriersFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(diagnosis.statement().summary()).contains("native code for 25 %", "app.Db.step:9");
    assertThat(judge(new OffCpuFinding()).severity()).isEqualTo(Severity.OK);
    fixture.waitCount = 20_010L; // which may be all of it
    assertThat(judge(new PinnedCarriersFinding()).severity()).isEqualTo(Severity.OK);
  }

  private void inNative(long samples) {
    fixture.blocking =
        new BlockingAccount(
                row("all", 0, 0), List.of(), List.of(), Map.of("app.Db.step:9", samples))
            .within(SECOND);
  }

  @Test
  void eventsSayAtWhichLine() {
    blocked(SECOND, 20, 800 * MS);
    Diagnosis diagnosis = judge(new UnmanagedBlockingFinding());
    assertThat(diagnosis.effect().shareOfWorkerTime()).isEqualTo(0.25);
    assertThat(diagnosis.statement().explanation()).contains("counted 1 s", "20 events");
    assertThat(diagnosis.statement().advice())
        .anyMatch(line -> line.contains("app.Io.read:7 is 800 ms"));
  }

  @Test
  void whoHeldTheMonitorsIsSaid() {
    blocked(SECOND, 20, 800 * MS);
    BlockingAccount of = fixture.blocking;
    fixture.blocking =
        new BlockingAccount(
            of.all(),
            of.exactNanos(),
            of.byKind(),
            of.lines(),
            List.of(row("keeper", 15, 600 * MS), row("workers of the same pool", 5, 200 * MS)),
            of.managed(),
            0,
            of.inNative());
    assertThat(judge(new UnmanagedBlockingFinding()).statement().explanation())
        .contains(
            "75 % of the time spent waiting for monitors was for monitors last held by keeper.");
  }

  @Test
  void eventsOfSomeOfItSayWhereThatIs() {
    blocked(SECOND, 20, 300 * MS);
    Diagnosis diagnosis = judge(new UnmanagedBlockingFinding());
    assertThat(diagnosis.statement().explanation()).contains("No event covers 700 ms");
    assertThat(diagnosis.statement().advice().get(0)).contains("app.Io.read:7 is 300 ms");
    assertThat(diagnosis.statement().advice()).anyMatch(line -> line.contains("where the rest is"));
    blocked(SECOND, 20, 30 * MS);
    assertThat(judge(new UnmanagedBlockingFinding()).statement().advice()).hasSize(1);
  }

  @Test
  void eventsAreNeverMoreThanWhatWasCounted() {
    blocked(SECOND, 20, 2 * SECOND);
    assertThat(fixture.blocking.all().totalNanos()).isEqualTo(SECOND);
    assertThat(fixture.blocking.byLine().get(0).totalNanos()).isEqualTo(SECOND);
    assertThat(fixture.blocking.all().count()).isEqualTo(20);
  }

  /** A lock has to be held where it is, in the pool or not. */
  @Test
  void tasksWaitForALock() {
    blocked(2_000 * MS, 20, 2_000 * MS);
    assertThat(judge(new UnmanagedBlockingFinding()).statement().advice().get(0))
        .contains("sleep at app.Io.read:7 is 2 s of it: move it out of the pool");
    fixture.blocking =
        new BlockingAccount(
                row("all", 20, 2_000 * MS),
                List.of(row("monitor enter", 20, 2_000 * MS)),
                List.of(
                    PoolFixture.blocked(BlockKind.MONITOR_ENTER, "app.Io.read:7", 20, 2_000 * MS)))
            .within(2_000 * MS);
    assertThat(judge(new UnmanagedBlockingFinding()).statement().advice())
        .element(0)
        .asString()
        .contains("monitor enter at app.Io.read:7 is 2 s of it: do less while the lock is held");
  }
}
