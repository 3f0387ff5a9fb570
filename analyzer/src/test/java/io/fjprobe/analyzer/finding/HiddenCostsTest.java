package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.blocking.BlockedLine;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.blocking.UnmanagedBlockingFinding;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import io.fjprobe.analyzer.finding.queue.SubmissionBoundFinding;
import io.fjprobe.analyzer.finding.task.ExceptionsFinding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What looks like user code or like a busy caller, and is neither. */
class HiddenCostsTest {

  private final PoolFixture fixture = new PoolFixture();

  private Finding.Subject subject() {
    return new Finding.Subject(fixture.pool(), fixture.section(), 17, 4, true, MS);
  }

  private Diagnosis judge(Finding finding) {
    return finding.judge(subject());
  }

  @Test
  void monitorsThatAreOftenTaken() {
    BlockedLine row = PoolFixture.blocked(BlockKind.MONITOR_ENTER, "app.Random.next:20", 3, 6 * MS);
    Row kind = PoolFixture.row("monitor enter", 3, 6 * MS);
    Row sleep = PoolFixture.row("sleep", 1, 4 * MS);
    fixture.blocking =
        new BlockingAccount(PoolFixture.row("all", 4, 10 * MS), List.of(kind, sleep), List.of(row));
    fixture.monitorCount = 2_000L; // the fixture's workers run for 4 s
    assertThat(judge(new UnmanagedBlockingFinding()).severity()).isEqualTo(Severity.OK);
    fixture.monitorCount = 10_000L;
    assertThat(judge(new UnmanagedBlockingFinding()).severity()).isEqualTo(Severity.INFO);
    fixture.monitorCount = 80_000L;
    Diagnosis diagnosis = judge(new UnmanagedBlockingFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo("Workers have to wait for a monitor 20,000 times a second");
    assertThat(diagnosis.statement().explanation()).contains("80,000 waits", "took 6 ms in total");
    assertThat(diagnosis.statement().advice().get(0))
        .startsWith("monitor enter at app.Random.next:20");
    fixture.monitorCount = null;
    assertThat(judge(new UnmanagedBlockingFinding()).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void exceptionsThatTasksCatch() {
    fixture.code =
        new CodeAccount(100, 100, 0, List.of(new CodeRow("app.Number.of:14", null, 20, 0.2, true)));
    assertThat(judge(new ExceptionsFinding()).severity()).as("how many?").isEqualTo(Severity.OK);
    fixture.machine = throwables(90_000);
    Diagnosis diagnosis = judge(new ExceptionsFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("20 % of the samples");
    assertThat(diagnosis.statement().advice().get(0)).contains("app.Number.of:14");
    assertThat(new ExceptionsFinding().knownBy(subject())).isEqualTo(KnownBy.SAMPLED);
    fixture.machine = throwables(10);
    assertThat(judge(new ExceptionsFinding()).severity()).as("rare").isEqualTo(Severity.OK);
    fixture.machine = throwables(90_000);
    fixture.code =
        new CodeAccount(20, 20, 0, List.of(new CodeRow("app.Number.of:14", null, 4, 0.2, true)));
    assertThat(judge(new ExceptionsFinding()).severity()).as("4 samples").isEqualTo(Severity.OK);
  }

  @Test
  void exceptionsSoManyThatSamplesOfThemAreFew() {
    fixture.code =
        new CodeAccount(100, 100, 0, List.of(new CodeRow("app.Number.of:14", null, 3, 0.03, true)));
    fixture.machine = throwables(390_000);
    assertThat(judge(new ExceptionsFinding()).severity()).as("4 CPUs").isEqualTo(Severity.OK);
    fixture.machine = throwables(400_000);
    Diagnosis diagnosis = judge(new ExceptionsFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("the JVM creates about 400,000 a second");
    fixture.code =
        new CodeAccount(100, 100, 0, List.of(new CodeRow("app.Number.of:14", null, 1, 0.01, true)));
    assertThat(judge(new ExceptionsFinding()).statement().advice().get(0))
        .as("one sample is enough to say where")
        .contains("at app.Number.of:14");
  }

  @Test
  void exceptionsThatAreNotInAnySample() {
    fixture.code =
        new CodeAccount(100, 100, 0, List.of(new CodeRow("app.Sum.of:3", null, 99, 0.99, false)));
    fixture.machine = throwables(400_000);
    Diagnosis diagnosis = judge(new ExceptionsFinding());
    assertThat(diagnosis.severity()).as("they may be made elsewhere").isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .isEqualTo("The JVM creates about 400,000 exceptions a second");
    assertThat(diagnosis.statement().explanation()).contains("no sample of this pool shows where");
  }

  private static MachineAccount throwables(double perSecond) {
    return TestMachines.machine(TestMachines.COMPILER, perSecond, null);
  }

  @Test
  void whoWaitsForFuturesDoesNotEither() {
    fixture.operations = null;
    fixture.idle = 2 * SECOND;
    fixture.external = new ExternalWaits(0L, 0L, 0L, 0L);
    fixture.resultWaits = new ResultWaits(1, 100, 900 * MS, 20 * MS, "app.Shop.open:12");
    fixture
        .with(PoolCounter.FORKS, 0L)
        .with(PoolCounter.SUBMISSIONS, 5_000L)
        .with(PoolCounter.SUBMISSIONS_TAKEN, 5_000L)
        .with(PoolCounter.WORKER_STEALS, 0L);
    assertThat(judge(new SubmissionBoundFinding()).statement().summary())
        .contains("wait for the tasks");
    Diagnosis idle = judge(new IdleWorkersFinding());
    assertThat(idle.severity()).isEqualTo(Severity.WARNING);
    assertThat(idle.statement().advice().get(0))
        .endsWith("start with what app.Shop.open:12 waits for");
    fixture.resultWaits = new ResultWaits(1, 100, 700 * MS, 20 * MS, "app.Shop.open:12");
    assertThat(judge(new SubmissionBoundFinding()).severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void aCallerThatWaitsDoesNotHoldUpSubmission() {
    fixture.idle = 3 * SECOND;
    fixture
        .with(PoolCounter.FORKS, 0L)
        .with(PoolCounter.SUBMISSIONS, 5_000L)
        .with(PoolCounter.SUBMISSIONS_TAKEN, 5_000L)
        .with(PoolCounter.WORKER_STEALS, 0L);
    assertThat(judge(new SubmissionBoundFinding()).severity()).isEqualTo(Severity.WARNING);
    fixture.external = new ExternalWaits(1_000L, 900 * MS, 0L, 0L);
    fixture.externalJoins = PoolFixture.joins(1_000, 900 * MS);
    assertThat(judge(new SubmissionBoundFinding()).statement().summary())
        .contains("wait for the tasks");
    Diagnosis idle = judge(new IdleWorkersFinding());
    assertThat(idle.severity()).isEqualTo(Severity.WARNING);
    assertThat(idle.statement().advice().toString())
        .contains("app.Tree.compute:42 waits for 5 tasks each time", "create at least 32");
  }

  /** A second worker would save 100 us, and it takes nearly as long to wake it. */
  @Test
  void moreTasksDoNotHelpWhereThereIsHardlyAnyWork() {
    fixture.idle = 3 * SECOND;
    fixture.with(PoolCounter.FORKS, 0L).with(PoolCounter.SUBMISSIONS, 25_000L);
    fixture.external = new ExternalWaits(5_000L, 900 * MS, 0L, 0L);
    fixture.externalJoins = PoolFixture.joins(5_000, 900 * MS);
    assertThat(judge(new IdleWorkersFinding()).statement().advice().toString())
        .contains("waits for 200 us of work in tasks each time", "do it without the pool")
        .doesNotContain("create");
  }
}
