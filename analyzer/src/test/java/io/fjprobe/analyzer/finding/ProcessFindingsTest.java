package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.TurnAccount;
import io.fjprobe.analyzer.account.queue.UntakenSubmissions;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadGroupRow;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.idle.LittleParallelismFinding;
import io.fjprobe.analyzer.finding.machine.CpuElsewhereFinding;
import io.fjprobe.analyzer.finding.task.ThreadPerTaskFinding;
import io.fjprobe.analyzer.finding.virtual.BusyCarriersFinding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is of the whole process, and a pool that is too small for it. */
class ProcessFindingsTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding, int jdk, int cpus) {
    return PrintedLimits.checked(
        finding.judge(
            new Finding.Subject(
                finding.isOfJvm() ? null : fixture.pool(),
                fixture.section(),
                jdk,
                cpus,
                true,
                MS)));
  }

  private static ProcessAccount started(long threads, long samples) {
    return started(threads, samples, ThreadStartAccount.NONE);
  }

  private static ProcessAccount started(long threads, long samples, ThreadStartAccount starts) {
    return new ProcessAccount(
        null, null, null, threads, samples, "app.Api.get:12", starts, List.of());
  }

  @Test
  void aThreadForEachTask() {
    ThreadPerTaskFinding finding = new ThreadPerTaskFinding();
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.NOT_RECORDED);
    fixture.process = started(100, 3);
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.OK);
    fixture.process = started(20_000, 3);
    Diagnosis seen = judge(finding, 21, 2);
    assertThat(seen.severity()).isEqualTo(Severity.WARNING);
    assertThat(seen.knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(seen.statement().summary()).contains("CompletableFuture", "20,000 threads");
    assertThat(seen.place().pool()).isEqualTo("(whole JVM)");
    assertThat(seen.statement().advice().get(0)).endsWith("start with the task app.Api.get:12");
    fixture.process = started(1_900, 3);
    assertThat(judge(finding, 21, 2).severity()).as("a tenth of a CPU").isEqualTo(Severity.INFO);
    fixture.process = started(20_000, 0);
    Diagnosis unseen = judge(finding, 21, 2);
    assertThat(unseen.severity()).isEqualTo(Severity.INFO);
    assertThat(unseen.statement().explanation()).contains("that may be the reason");
    assertThat(judge(finding, 25, 2).statement().explanation())
        .doesNotContain("that may be the reason");
  }

  @Test
  void oneThreadComputesWhileWorkersAreIdle() {
    CpuElsewhereFinding finding = new CpuElsewhereFinding();
    fixture.cpu = new CpuBounds(SECOND / 10, SECOND / 10, SECOND / 10);
    fixture.machine = TestMachines.machine(null, null, 0.75, 0.7);
    long wall = fixture.section().period().wallNanos();
    fixture.process = alone(3 * wall / 4, "com.acme.Job.parse:12");
    Diagnosis diagnosis = judge(finding, 21, 2);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().advice().get(0))
        .contains("main does alone, at com.acme.Job.parse:12");
    fixture.moments = new TestMoments().unused(Unused.BLOCKED, 0.4).account();
    assertThat(judge(finding, 21, 2).severity())
        .as("looks saw that others were blocked meanwhile, and say at which lines others run")
        .isEqualTo(Severity.OK);
    fixture.moments = null;
    fixture.process = alone(3 * wall / 4 - 1, "com.acme.Job.parse:12");
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.INFO);
    fixture.process = alone(wall, "org.apache.commons.Parser.parse:12");
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.INFO);
    fixture.process = alone(wall, "com.acme.Job.parse:12");
    fixture.machine = TestMachines.machine(null, null, 0.76, 0.7);
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.INFO);
    fixture.machine = TestMachines.machine(null, null, null, null);
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.INFO);
    fixture.machine = TestMachines.machine(null, null, 0.75, 0.7);
    fixture.kind = PoolKind.SCHEDULER;
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.INFO);
  }

  private static ProcessAccount alone(long nanos, String line) {
    return new ProcessAccount(
        nanos + SECOND / 10,
        null,
        null,
        null,
        0,
        null,
        ThreadStartAccount.NONE,
        List.of(new ThreadGroupRow("main", 1, nanos, line, null)));
  }

  @Test
  void carriersThatOneKeepsWhileOthersWait() {
    BusyCarriersFinding finding = new BusyCarriersFinding();
    fixture.kind = PoolKind.SCHEDULER;
    fixture.with(PoolCounter.FORKS, 0L).with(PoolCounter.SUBMISSIONS, 200L); // for 4 s
    fixture.cpu = new CpuBounds(4 * SECOND, 4 * SECOND, 4 * SECOND);
    assertThat(judge(finding, 25, 4).severity()).isEqualTo(Severity.NOT_RECORDED);
    fixture.backlog = new BacklogAccount(10, 8, 3.5, UntakenSubmissions.NONE);
    Diagnosis diagnosis = judge(finding, 25, 4);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(diagnosis.statement().summary()).contains("for about 20 ms at a time");
    assertThat(diagnosis.statement().explanation())
        .contains("200 turns", "8 of 10 snapshots, 3.50 of them");
    fixture.with(PoolCounter.SUBMISSIONS, 201L);
    assertThat(judge(finding, 25, 4).severity()).isEqualTo(Severity.INFO);
    fixture.backlog = new BacklogAccount(10, 7, 3.5, UntakenSubmissions.NONE);
    assertThat(judge(finding, 25, 4).severity()).isEqualTo(Severity.OK);
    fixture.backlog = new BacklogAccount(10, 8, 3.5, UntakenSubmissions.NONE);
    fixture.with(PoolCounter.SUBMISSIONS, 1_000L);
    assertThat(judge(finding, 25, 4).severity()).isEqualTo(Severity.OK);
    fixture.with(PoolCounter.SUBMISSIONS, 200L);
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND); // blocked, on its carrier
    assertThat(judge(finding, 25, 4).severity()).isEqualTo(Severity.OK);
  }

  /** Counted turns are short on average, but at a moment it is a long one that has the carrier. */
  @Test
  void fewVirtualThreadsThatComputeAmongManyThatWait() {
    BusyCarriersFinding finding = new BusyCarriersFinding();
    fixture.kind = PoolKind.SCHEDULER;
    fixture.with(PoolCounter.FORKS, 0L).with(PoolCounter.SUBMISSIONS, 4_000L); // 1 ms each
    fixture.cpu = new CpuBounds(4 * SECOND, 4 * SECOND, 4 * SECOND);
    fixture.backlog = new BacklogAccount(10, 5, 3.5, UntakenSubmissions.NONE);
    assertThat(judge(finding, 25, 4).severity()).isEqualTo(Severity.OK);
    fixture.turns = new TurnAccount(400, 35 * MS);
    Diagnosis diagnosis = judge(finding, 25, 4);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("for about 35 ms at a time");
    assertThat(diagnosis.statement().explanation())
        .contains("4,000 turns", "sample (400 samples of virtual threads)", "for 35 ms");
    fixture.backlog = new BacklogAccount(10, 3, 3.5, UntakenSubmissions.NONE);
    assertThat(judge(finding, 25, 4).severity())
        .as("they may wait for half of the time or not")
        .isEqualTo(Severity.INFO);
    fixture.backlog = new BacklogAccount(10, 0, 0, UntakenSubmissions.NONE);
    assertThat(judge(finding, 25, 4).severity()).as("nobody waits").isEqualTo(Severity.OK);
    fixture.backlog = new BacklogAccount(10, 10, 3.5, UntakenSubmissions.NONE);
    fixture.turns = new TurnAccount(400, 2 * MS);
    assertThat(judge(finding, 25, 4).severity()).as("short turns").isEqualTo(Severity.OK);
    fixture.turns = new TurnAccount(4, 35 * MS);
    assertThat(judge(finding, 25, 4).severity()).as("few samples").isEqualTo(Severity.OK);
  }

  @Test
  void whoStartsThreads() {
    ThreadPerTaskFinding finding = new ThreadPerTaskFinding();
    fixture.process =
        started(20_000, 0, new ThreadStartAccount(5, true, "app.Job.all:7", 3, "app.Api.of:9"));
    Diagnosis futures = judge(finding, 21, 2);
    assertThat(futures.severity()).isEqualTo(Severity.WARNING);
    assertThat(futures.statement().summary())
        .startsWith("CompletableFuture starts a thread for each task");
    assertThat(futures.statement().explanation())
        .startsWith("In 3 samples, CompletableFuture starts a thread");
    assertThat(futures.statement().advice().get(0)).endsWith("start at app.Api.of:9");
    fixture.process =
        started(20_000, 0, new ThreadStartAccount(5, true, "app.Job.all:7", 2, "app.Api.of:9"));
    Diagnosis others = judge(finding, 21, 2);
    assertThat(others.severity()).isEqualTo(Severity.INFO);
    assertThat(others.statement().summary())
        .startsWith("About 20,000 threads")
        .endsWith("most often at app.Job.all:7");
    assertThat(others.statement().advice())
        .containsExactly("use an executor that keeps its threads; start at app.Job.all:7");
    fixture.process =
        started(20_000, 0, new ThreadStartAccount(100, false, "app.Job.all:7", 2, "app.Api.of:9"));
    Diagnosis told = judge(finding, 21, 2);
    assertThat(told.severity()).as("by events").isEqualTo(Severity.WARNING);
    assertThat(told.statement().explanation()).startsWith("In 100 events, the line");
    fixture.process = started(20_000, 0, new ThreadStartAccount(100, false, null, 0, null));
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void workersThatStartAreNotThreadsForTasks() {
    fixture.process = started(5_000, 3);
    fixture.with(PoolCounter.WORKERS_STARTED, 4_900L);
    assertThat(judge(new ThreadPerTaskFinding(), 21, 2).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void whoUsedTheCpusIfNotThePools() {
    CpuElsewhereFinding finding = new CpuElsewhereFinding();
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.NOT_RECORDED);
    fixture.process =
        new ProcessAccount(
            10 * SECOND,
            SECOND,
            null,
            null,
            0,
            null,
            ThreadStartAccount.NONE,
            List.of(
                new ThreadGroupRow("http-#", 20, 7 * SECOND, "com.acme.Api.get:12", null),
                new ThreadGroupRow("main", 1, SECOND, null, null)));
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.OK);
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND);
    Diagnosis diagnosis = judge(finding, 21, 2);
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .contains("The pools used 10 %", "http-# (20 threads, 70 %, at com.acme.Api.get:12)");
    assertThat(diagnosis.statement().explanation())
        .contains(
            "main (10 %)",
            "without a name 10 %", "Threshold: remark if pools use 20 % of the CPU time or less");
    Box box = TestBox.of(Doing.RUNS).in("main", false).at("com.acme.Api.encode:9").box();
    fixture.moments = new TestMoments(box).unused(Unused.BLOCKED, 0.4).account();
    assertThat(judge(finding, 21, 2).severity())
        .as("the account of wall time says at which lines")
        .isEqualTo(Severity.OK);
    fixture.process = alone(9 * SECOND, "com.acme.Api.get:12");
    fixture.unusedPools = List.of("com.acme.Api.<init>:5");
    diagnosis = judge(finding, 21, 2);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .as("looks see code that samples miss")
        .contains("main (99 %, at Api.encode:9)");
    assertThat(diagnosis.statement().advice().get(0))
        .startsWith("find out why main computes alone, at Api.encode:9:");
    fixture.moments = new TestMoments(box).unused(Unused.BLOCKED, 0.5).account();
    assertThat(judge(finding, 21, 2).severity()).as("hardly used").isEqualTo(Severity.OK);
  }

  @Test
  void aPoolThatIsTooSmall() {
    LittleParallelismFinding finding = new LittleParallelismFinding();
    fixture.parallelism = 1;
    fixture.total = SECOND;
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND);
    Diagnosis diagnosis = judge(finding, 21, 4);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("its only worker was busy", "on 4 CPUs");
    fixture.kind = PoolKind.COMMON;
    assertThat(judge(finding, 21, 4).statement().advice().toString())
        .contains("common.parallelism=4", "analyzer try --parallelism=4 -- java");
    assertThat(judge(finding, 21, 1).severity()).isEqualTo(Severity.OK);
    fixture.idle = SECOND / 2;
    assertThat(judge(finding, 21, 4).severity()).isEqualTo(Severity.OK);
    fixture.idle = 0L;
    fixture.machine = TestMachines.machine(null, null, 0.95, 0.3);
    assertThat(judge(finding, 21, 4).severity()).isEqualTo(Severity.OK);
    fixture.idle = null;
    assertThat(judge(finding, 21, 4).severity()).isEqualTo(Severity.NOT_RECORDED);
  }

  @Test
  void aPoolThatIsBehindWhoeverWaits() {
    LittleParallelismFinding finding = new LittleParallelismFinding();
    fixture.parallelism = 1;
    fixture.total = SECOND;
    fixture.idle = SECOND / 20;
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND);
    fixture.operations = null;
    fixture.backlog = new BacklogAccount(10, 7, 3, UntakenSubmissions.NONE);
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.OK);
    fixture.backlog = new BacklogAccount(10, 9, 5.25, UntakenSubmissions.NONE);
    Diagnosis diagnosis = judge(finding, 21, 2);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(diagnosis.statement().explanation())
        .contains("in 9 of 10 snapshots, 5.25 tasks on average");
    fixture.machine = TestMachines.machine(null, null, 0.9, 0.9);
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.OK);
    fixture.process =
        new ProcessAccount(
            2 * SECOND,
            null,
            SECOND / 2,
            null,
            0,
            null,
            ThreadStartAccount.NONE,
            List.of()); // a quarter
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.WARNING);
    fixture.backlog = new BacklogAccount(4, 4, 5.25, UntakenSubmissions.NONE);
    assertThat(judge(finding, 21, 2).severity()).isEqualTo(Severity.OK);
  }
}
