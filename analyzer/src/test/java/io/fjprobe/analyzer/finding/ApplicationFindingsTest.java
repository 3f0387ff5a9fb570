package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.BlockedLine;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.CodeRow;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.code.SpinAccount;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.StealAccount;
import io.fjprobe.analyzer.account.queue.StealRow;
import io.fjprobe.analyzer.account.queue.UntakenSubmissions;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadGroupRow;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.CpuWait;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.blocking.BusyWaitingFinding;
import io.fjprobe.analyzer.finding.blocking.ManagedBlockingFinding;
import io.fjprobe.analyzer.finding.blocking.UnmanagedBlockingFinding;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import io.fjprobe.analyzer.finding.idle.SignallingFinding;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.machine.CpuElsewhereFinding;
import io.fjprobe.analyzer.finding.machine.InterpretedCodeFinding;
import io.fjprobe.analyzer.finding.machine.OversubscribedFinding;
import io.fjprobe.analyzer.finding.queue.QueueOrderFinding;
import io.fjprobe.analyzer.finding.queue.StarvedSubmissionsFinding;
import io.fjprobe.analyzer.finding.task.ExceptionsFinding;
import io.fjprobe.analyzer.finding.task.FineTasksFinding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where an application leaves its work to a library: what is its own, and what it can change. */
class ApplicationFindingsTest {

  private static final String WORKER = "io.reactivex.rxjava3.internal.schedulers.Worker";

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding) {
    return judge(finding, 17, null);
  }

  private Diagnosis judge(Finding finding, String jvmArguments) {
    return judge(finding, 17, jvmArguments);
  }

  private Diagnosis judge(Finding finding, int jdk, String jvmArguments) {
    return PrintedLimits.checked(finding.judge(subject(finding.isOfJvm(), jdk, jvmArguments)));
  }

  private Finding.Subject subject(boolean ofJvm, int jdk, String jvmArguments) {
    SectionAccount section = fixture.section();
    return new Finding.Subject(
        ofJvm ? null : fixture.pool(),
        section,
        jdk,
        2,
        jvmArguments,
        true,
        MS,
        PoolTotals.of(section),
        Limits.standard(),
        null);
  }

  /** Of 1,000 samples. */
  private static CodeAccount code(long own, long others) {
    return new CodeAccount(
        1_000,
        own,
        others,
        List.of(
            new CodeRow(WORKER + ".run:9", null, others, others / 1e3, false),
            new CodeRow("app.Feed.spread:78", null, own, own / 1e3, false)));
  }

  private void stealsOf(String type) {
    StealAccount all = fixture.steals;
    fixture.steals =
        new StealAccount(
            all.sampling(),
            List.of(new StealRow(type, 500, 5_000, 1, 1.5)),
            all.bySite(),
            all.runs(),
            all.pairs());
  }

  @Test
  void librariesAroundSmallTasks() {
    fixture.with(PoolCounter.FORKS, 1_000_000L);
    fixture.cpu = new CpuBounds(4 * SECOND, 4 * SECOND, 4 * SECOND);
    stealsOf(WORKER);
    fixture.code = code(550, 430);
    Diagnosis wrapped = judge(new FineTasksFinding());
    assertThat(wrapped.severity()).isEqualTo(Severity.WARNING);
    assertThat(wrapped.statement().explanation()).contains("libraries took about 43 % of it");
    assertThat(wrapped.statement().advice())
        .containsExactly(
            WORKER
                + " creates these tasks: give it the work of 3 of them as one; their hottest line"
                + " is app.Feed.spread:78");
    fixture.code = code(850, 130);
    assertThat(judge(new FineTasksFinding()).severity()).isEqualTo(Severity.INFO);
    // here the library's code is what the tasks are for
    fixture.code = code(50, 930);
    Diagnosis library = judge(new FineTasksFinding());
    assertThat(library.severity()).isEqualTo(Severity.INFO);
    assertThat(library.statement().explanation()).doesNotContain("Libraries");
  }

  @Test
  void idleSparesDoNotMakeBlockingLess() {
    fixture.parallelism = 2;
    fixture.managedBlocked = SECOND + 200 * MS;
    fixture.idle = SECOND;
    Diagnosis diagnosis = judge(new ManagedBlockingFinding());
    assertThat(diagnosis.statement().summary()).contains("30 % of their time");
    assertThat(diagnosis.statement().explanation())
        .contains("60 % of the time that a parallelism of 2 has");
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    fixture.parallelism = 4;
    assertThat(judge(new ManagedBlockingFinding()).severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void warmingUpIsNoFaultOfThePool() {
    fixture.parallelism = 2;
    fixture.crowded = true;
    fixture.cpu =
        new CpuBounds(3 * SECOND, 3 * SECOND, 3 * SECOND, new CpuWait(SECOND, SECOND, SECOND));
    fixture.machine = TestMachines.machine(null, null, 1.0, 1.0);
    fixture.process = jit(SECOND / 2);
    assertThat(judge(new OversubscribedFinding()).severity()).isEqualTo(Severity.WARNING);
    fixture.process = jit(SECOND);
    Diagnosis warm = judge(new OversubscribedFinding());
    assertThat(warm.severity()).isEqualTo(Severity.INFO);
    assertThat(warm.statement().advice().toString()).contains("the JIT compiler runs");
    fixture.parallelism = 4;
    Diagnosis large = judge(new OversubscribedFinding());
    assertThat(large.severity()).as("too early to blame the pool").isEqualTo(Severity.INFO);
    assertThat(large.statement().advice()).singleElement().asString().contains("the JIT compiler");
    fixture.process = jit(SECOND / 2);
    assertThat(judge(new OversubscribedFinding()).severity()).isEqualTo(Severity.WARNING);
  }

  private static ProcessAccount jit(long nanos) {
    return new ProcessAccount(
        6 * SECOND, null, nanos, null, 0, null, ThreadStartAccount.NONE, List.of());
  }

  @Test
  void idleForMomentsIsChurn() {
    fixture.idle = 3 * SECOND;
    assertThat(judge(new IdleWorkersFinding()).severity()).isEqualTo(Severity.WARNING);
    fixture.idleCount = 60_000L;
    fixture.externalJoins = PoolFixture.joins(5_000, SECOND);
    assertThat(judge(new IdleWorkersFinding()).statement().summary()).contains("see signalling");
    Diagnosis churn = judge(new SignallingFinding());
    assertThat(churn.severity()).isEqualTo(Severity.WARNING);
    assertThat(churn.statement().advice().get(0)).endsWith("start at app.Tree.compute:42");
  }

  @Test
  void aPoolThatGetsNothingWhileItsMakerComputes() {
    fixture.cpu = new CpuBounds(MS, MS, MS);
    fixture.unusedPools = List.of("app.Search.open:20");
    fixture.process = alone(SECOND / 2, "app.Search.search:45");
    Diagnosis diagnosis = judge(new CpuElsewhereFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().explanation())
        .contains("The pool created at app.Search.open:20 was hardly used");
    assertThat(diagnosis.statement().advice().toString())
        .contains("main computes alone", "search:45");
    fixture.process = alone(SECOND / 2, WORKER + ".run:9");
    assertThat(judge(new CpuElsewhereFinding()).severity()).isEqualTo(Severity.INFO);
    assertThat(judge(new CpuElsewhereFinding()).score())
        .as("who used the CPUs says nothing of why")
        .isEqualTo(Severity.INFO.score());
    fixture.process = alone(SECOND / 5, "app.Search.search:45");
    assertThat(judge(new CpuElsewhereFinding()).severity()).isEqualTo(Severity.INFO);
    fixture.process = alone(SECOND / 2, "app.Search.search:45");
    fixture.unusedPools = List.of();
    assertThat(judge(new CpuElsewhereFinding()).severity()).isEqualTo(Severity.INFO);
  }

  private static ProcessAccount alone(long nanos, String line) {
    return new ProcessAccount(
        SECOND,
        null,
        null,
        null,
        0,
        null,
        ThreadStartAccount.NONE,
        List.of(new ThreadGroupRow("main", 1, nanos, line, null)));
  }

  @Test
  void tasksThatSpin() {
    fixture.spins = new SpinAccount(40, 49, "app.Wait.spin:12");
    assertThat(new BusyWaitingFinding().concerns(subject(false, 17, null))).isFalse();
    fixture.spins = new SpinAccount(9, 100, "app.Wait.spin:12");
    assertThat(judge(new BusyWaitingFinding()).severity()).isEqualTo(Severity.OK);
    fixture.spins = new SpinAccount(24, 100, "app.Wait.spin:12");
    assertThat(judge(new BusyWaitingFinding()).severity()).isEqualTo(Severity.INFO);
    fixture.spins = new SpinAccount(25, 100, "app.Wait.spin:12");
    Diagnosis diagnosis = judge(new BusyWaitingFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(diagnosis.statement().summary()).contains("25 %", "app.Wait.spin:12");
  }

  @Test
  void tasksThatSpinAtALineThatIsNotKnown() {
    fixture.spins = new SpinAccount(25, 100, null);
    Diagnosis diagnosis = judge(new BusyWaitingFinding());
    assertThat(diagnosis.statement().summary()).contains("25 %").doesNotContain("null");
    assertThat(diagnosis.statement().advice()).isNotEmpty().noneMatch(l -> l.contains("null"));
  }

  @Test
  void codeThatIsNotCompiled() {
    fixture.samples = new SampleCounts(30, 10, 0, 0, 0, 40, 0);
    assertThat(new InterpretedCodeFinding().concerns(subject(false, 17, null))).isFalse();
    fixture.samples = new SampleCounts(900, 60, 40, 0, 0, 100, 0);
    assertThat(judge(new InterpretedCodeFinding()).severity()).isEqualTo(Severity.OK);
    fixture.samples = new SampleCounts(900, 60, 40, 0, 0, 800, 0);
    Diagnosis diagnosis = judge(new InterpretedCodeFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(diagnosis.statement().summary()).contains("80 % of their samples");
    assertThat(diagnosis.statement().advice().toString()).contains("code cache");
    assertThat(judge(new InterpretedCodeFinding(), "-Xmx1g -Xint -Dx=y").statement().advice())
        .containsExactly("start the JVM without -Xint");
    assertThat(
            judge(new InterpretedCodeFinding(), "-Dmode=-Xinternal")
                .statement()
                .advice()
                .toString())
        .contains("code cache");
  }

  @Test
  void codeThatIsNotCompiledAndHardlyRuns() {
    fixture.samples = new SampleCounts(900, 60, 40, 0, 0, 800, 0);
    fixture.blocking =
        new BlockingAccount(PoolFixture.row("all", 20, 3_700 * MS), List.of(), List.of());
    Diagnosis diagnosis = judge(new InterpretedCodeFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().explanation())
        .contains("The workers computed for 7.5 % of their time only");
    assertThat(diagnosis.effect().shareOfWorkerTime()).isEqualTo(0.8 * 0.075);
    fixture.blocking =
        new BlockingAccount(PoolFixture.row("all", 20, 2_760 * MS), List.of(), List.of());
    assertThat(judge(new InterpretedCodeFinding()).severity())
        .as("0.8 of 31 % of the time is less than a quarter")
        .isEqualTo(Severity.INFO);
    fixture.blocking =
        new BlockingAccount(PoolFixture.row("all", 20, 2_740 * MS), List.of(), List.of());
    assertThat(judge(new InterpretedCodeFinding()).severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void submissionsThatNobodyTakes() {
    fixture.asyncMode = true;
    StarvedSubmissionsFinding finding = new StarvedSubmissionsFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.OK);
    fixture.backlog = untaken(20, 30);
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary()).contains("waited for 20 ms or longer");
    assertThat(diagnosis.statement().explanation())
        .contains("30 ms of such time in total", "70,000 tasks");
    fixture.backlog = untaken(20, 900);
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
    fixture.backlog = untaken(5_000, 5_000);
    assertThat(judge(finding).severity()).isEqualTo(Severity.WARNING);
  }

  private static BacklogAccount untaken(long longestMillis, long totalMillis) {
    return new BacklogAccount(
        10, 9, 5, new UntakenSubmissions(longestMillis * MS, totalMillis * MS, 70_000));
  }

  @Test
  void tasksThatJoinInAPoolForMessages() {
    fixture.joinBlockedCount = 5L;
    assertThat(judge(new QueueOrderFinding()).severity()).isEqualTo(Severity.OK);
    fixture.asyncMode = true;
    Diagnosis diagnosis = judge(new QueueOrderFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().advice().toString()).contains("asyncMode=false");
    fixture.with(PoolCounter.FORKS, 5_000_000L);
    assertThat(judge(new FineTasksFinding()).statement().advice().toString())
        .contains("threshold of app.Fib");
    fixture.joinBlockedCount = 0L;
    assertThat(judge(new QueueOrderFinding()).severity()).isEqualTo(Severity.OK);
    assertThat(judge(new FineTasksFinding()).statement().advice().toString())
        .contains("throughput");
  }

  @Test
  void exceptionsByLineAndTheTableOfOldJdks() {
    fixture.with(PoolCounter.EXCEPTIONAL_TASKS, 75_000L);
    fixture.samples = new SampleCounts(500, 500, 0, 0, 0);
    assertThat(judge(new ExceptionsFinding()).statement().advice())
        .hasSize(2)
        .noneMatch(a -> a.contains(" at "));
    fixture.code =
        new CodeAccount(9, 9, 0, List.of(new CodeRow("app.Fetch.read:91", null, 9, 1, true)));
    assertThat(judge(new ExceptionsFinding()).statement().advice().get(0))
        .contains("created at app.Fetch.read:91");
    assertThat(judge(new ExceptionsFinding(), 16, null).statement().advice().toString())
        .contains("one table with one lock");
  }

  @Test
  void aLockOfTheJdkIsNoLineToMove() {
    BlockedLine line =
        PoolFixture.blocked(
            BlockKind.PARK, "java.util.concurrent.ForkJoinTask.record:474", 425, SECOND);
    fixture.blocking = new BlockingAccount(line.row(), List.of(line.row()), List.of(line));
    assertThat(judge(new UnmanagedBlockingFinding()).statement().advice())
        .singleElement()
        .asString()
        .contains("record:474", "look at what the tasks ask it to do");
  }
}
