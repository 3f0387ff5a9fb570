package io.fjprobe.analyzer.finding.idle;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.UnusedRow;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.LoadSpread;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Idle workers starve only while somebody wants something, and only below the parallelism. */
class IdleWorkersFindingTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge() {
    return new IdleWorkersFinding()
        .judge(new Finding.Subject(fixture.pool(), fixture.section(), 17, 4, true, MS));
  }

  /** Without operations; the fixture's window is a second, its parallelism 4. */
  private void callersWait(int callers, long nanos) {
    fixture.operations = null;
    fixture.external = new ExternalWaits((long) callers, nanos, 0L, 0L);
    fixture.externalParts =
        PoolFixture.callers(callers, callers * SECOND, nanos, null, SampleCounts.NONE);
  }

  /** Of a pool of two on two CPUs, of which a worker runs for as much of the time. */
  private void looksSee(Unused why, double cpuShare) {
    Box box = TestBox.of(Doing.RUNS).in(fixture.pool().name(), true).share(1).box();
    fixture.looksSee(why, cpuShare, box);
  }

  /** Nobody is seen to wait, but the account of wall time tells what ran beside what. */
  @Test
  void oneWorkerRunsAlone() {
    fixture.operations = null;
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    looksSee(Unused.ONE_WORKER, 0.4);
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(diagnosis.statement().summary()).contains("One worker at a time runs for 80 %");
    assertThat(diagnosis.statement().explanation()).contains("at Shop.count:12", "40 looks");

    fixture.joins = PoolFixture.joins(5, 500 * MS, 5, 500 * MS);
    assertThat(judge().severity()).as("see join-order").isEqualTo(Severity.OK);
    fixture.joins = PoolFixture.joins(5, 500 * MS, 5, 300 * MS);
    assertThat(judge().severity()).as("not most of it").isEqualTo(Severity.WARNING);
    fixture.joins = PoolFixture.joins(5, 500 * MS);

    looksSee(Unused.ONE_WORKER, 0.2);
    assertThat(judge().severity()).as("both run most of the time").isEqualTo(Severity.OK);
    looksSee(Unused.WORKERS_WAIT, 0.4);
    assertThat(judge().severity()).as("the others are not idle").isEqualTo(Severity.OK);
    looksSee(Unused.ONE_OUTSIDE, 0.4);
    assertThat(judge().severity()).as("it is no worker").isEqualTo(Severity.OK);
  }

  /** Workers of a pool were idle, but the CPUs were not: others used them. */
  @Test
  void idleWorkersMatterLessWhereTheCpusAreUsed() {
    fixture.idle = 3 * SECOND;
    assertThat(judge().severity()).isEqualTo(Severity.WARNING);
    looksSee(Unused.ONE_OUTSIDE, 0.2);
    assertThat(judge().severity()).isEqualTo(Severity.INFO);
    looksSee(Unused.ONE_OUTSIDE, 0.3);
    assertThat(judge().severity()).isEqualTo(Severity.WARNING);
  }

  /** Who pauses for a quarter of the time has no more to do. */
  @Test
  void oneWorkerIsEnoughForLittleWork() {
    fixture.operations = null;
    looksSee(Unused.ONE_WORKER, 0.3);
    fixture.moments =
        TestMoments.like(fixture.moments)
            .unused(0.55, new UnusedRow(Unused.ONE_WORKER, 0.3), new UnusedRow(Unused.ASLEEP, 0.25))
            .account();
    assertThat(judge().severity()).isEqualTo(Severity.OK);
  }

  @Test
  void inOperations() {
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    fixture.idle = 3 * SECOND;
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SEEN);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "Workers have too little to do: on average 1 of 4 were busy while operations were under way");
    fixture.idle = SECOND - SECOND / 10;
    diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().advice().toString()).contains("sequential part");
    fixture.with(PoolCounter.FORKS, 3L).with(PoolCounter.SUBMISSIONS, 1L);
    assertThat(judge().statement().advice().toString())
        .contains("with 4 tasks and a parallelism of 4");
    fixture.idle = null;
    assertThat(judge().severity()).isEqualTo(Severity.NOT_RECORDED);
  }

  /** A wake-up takes longer than such a task. */
  @Test
  void workersThatWakeUpForVerySmallTasksDoNot() {
    fixture.idle = 3 * SECOND;
    fixture.cpu = new CpuBounds(SECOND, SECOND, SECOND);
    fixture.with(PoolCounter.FORKS, 10_000_000L);
    fixture.idleCount = 5_000L;
    assertThat(judge().severity()).as("idle for 600 us each").isEqualTo(Severity.WARNING);
    fixture.idleCount = 15_000L;
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    assertThat(judge().statement().summary()).contains("see fine-tasks");
    fixture.with(PoolCounter.FORKS, 10_000L);
    assertThat(judge().severity()).as("tasks of 100 us").isEqualTo(Severity.WARNING);
  }

  @Test
  void joinsOfWorkersThatHaveNoTaskOfTheirOwnAreUnusedToo() {
    fixture.joinBlocked = 2 * SECOND;
    assertThat(judge().severity()).as("no event says whose").isEqualTo(Severity.OK);
    fixture.joins = PoolFixture.joins(5, 2 * SECOND);
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().explanation())
        .contains("blocked for 2 s in joins while they had no other");
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SEEN);
    fixture.joins = PoolFixture.sampled(PoolFixture.joins(5, 2 * SECOND), 2);
    assertThat(judge().knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(judge().statement().explanation()).contains("blocked for about 2 s in joins");
    fixture.with(PoolCounter.FORKS, 300L).with(PoolCounter.SUBMISSIONS, 1L);
    assertThat(judge().statement().advice().get(0))
        .startsWith("fork all tasks before joining any of them")
        .endsWith("app.Tree.compute:42");
    fixture.joins = PoolFixture.joins(5, 2 * SECOND, 5, 2 * SECOND);
    assertThat(judge().severity()).as("see join-order").isEqualTo(Severity.OK);
  }

  @Test
  void spareWorkersDoNot() {
    fixture.total = 8 * SECOND;
    fixture.idle = 4 * SECOND;
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    assertThat(judge().statement().summary()).contains("4 of 4 workers were busy");
  }

  @Test
  void aServiceWithoutRequestsDoesNot() {
    fixture.operations = null;
    fixture.idle = 3 * SECOND;
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    assertThat(judge().statement().summary()).contains("nobody");
  }

  @Test
  void whileItsOnlyCallerWaits() {
    fixture.idle = 3 * SECOND;
    callersWait(1, SECOND);
    assertThat(judge().severity()).isEqualTo(Severity.WARNING);
    assertThat(judge().statement().summary())
        .contains("1 of 4 were busy while the pool's caller waited");
    callersWait(1, SECOND / 4);
    assertThat(judge().severity()).isEqualTo(Severity.OK);
  }

  @Test
  void aCallerThatWaitsForOneTaskAfterTheOther() {
    fixture.idle = 3 * SECOND;
    callersWait(1, SECOND);
    fixture.with(PoolCounter.FORKS, 0L).with(PoolCounter.SUBMISSIONS, 30L);
    fixture.external = new ExternalWaits(30L, SECOND, 0L, 0L);
    fixture.spread = new LoadSpread(4, SECOND, SECOND);
    assertThat(judge().severity()).isEqualTo(Severity.WARNING);
    assertThat(judge().statement().advice().toString()).contains("submit all tasks before waiting");
    fixture.externalJoins = PoolFixture.joins(1, 700 * MS);
    assertThat(judge().statement().summary()).as("most is one wait").endsWith("see imbalance");
  }

  @Test
  void aCallerThatRunsTasksIsOneMore() {
    fixture.parallelism = 1;
    fixture.total = SECOND;
    fixture.idle = SECOND / 2;
    callersWait(1, SECOND / 2);
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    fixture.externalParts =
        PoolFixture.callers(
            1,
            SECOND,
            SECOND / 2,
            new CpuBounds(SECOND / 2, SECOND / 2, SECOND / 2),
            new SampleCounts(100, 0, 0, 0, 0));
    assertThat(judge().severity()).isEqualTo(Severity.WARNING);
    assertThat(judge().knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(judge().statement().summary())
        .contains("1 of 2 were busy while the pool's caller waited or ran tasks");
  }

  @Test
  void whileSeveralCallersWaitIsABound() {
    fixture.idle = 3 * SECOND;
    callersWait(2, 2 * SECOND);
    assertThat(judge().severity()).isEqualTo(Severity.INFO);
    assertThat(judge().knownBy()).isEqualTo(KnownBy.BOUNDED);
  }

  /** The caller may have waited for the other one as long as that ran, and no longer. */
  @Test
  void besideAnotherPoolItIsABound() {
    fixture.idle = 3 * SECOND;
    callersWait(1, SECOND);
    PoolFixture other = new PoolFixture();
    other.total = SECOND;
    other.idle = SECOND * 2 / 5;
    fixture.beside = List.of(other.pool());
    assertThat(judge().severity()).isEqualTo(Severity.INFO);
    assertThat(judge().knownBy()).isEqualTo(KnownBy.BOUNDED);
    other.total = 2 * SECOND;
    fixture.beside = List.of(other.pool());
    assertThat(judge().severity()).isEqualTo(Severity.OK);
  }
}
