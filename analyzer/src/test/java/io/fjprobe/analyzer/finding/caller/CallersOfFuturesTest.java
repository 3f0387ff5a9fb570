package io.fjprobe.analyzer.finding.caller;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A caller that waits by a future says so only if the pool works meanwhile, and nobody else. */
class CallersOfFuturesTest {

  private static final String LINE = "app.Shop.open:12";

  private final PoolFixture fixture = new PoolFixture();

  /** In a window of a second, with a parallelism of 4; one worker of four is busy. */
  @BeforeEach
  void aCallerWaitsNearlyAlways() {
    fixture.operations = null;
    fixture.idle = 3 * SECOND;
    fixture.external = new ExternalWaits(0L, 0L, 0L, 0L);
    fixture.resultWaits = new ResultWaits(1, 90, 900 * MS, 20 * MS, LINE);
    fixture.with(PoolCounter.FORKS, 0L).with(PoolCounter.SUBMISSIONS, 90L);
  }

  private Finding.Subject subject() {
    return new Finding.Subject(fixture.pool(), fixture.section(), 17, 4, true, MS);
  }

  private Diagnosis judge() {
    return new IdleWorkersFinding().judge(subject());
  }

  @Test
  void itIsToldWithItsLine() {
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.knownBy()).isEqualTo(KnownBy.SAMPLED);
    assertThat(diagnosis.statement().summary())
        .endsWith("busy while a caller seemed to wait for them");
    assertThat(diagnosis.statement().explanation())
        .startsWith("Work was under way for about 900 ms");
    assertThat(diagnosis.statement().advice().toString())
        .contains(LINE + " waits for one task each time");
  }

  @Test
  void notOfAPoolThatDoesLittleMeanwhile() {
    fixture.idle = 3 * SECOND + 200 * MS;
    assertThat(judge().severity()).isEqualTo(Severity.OK);
  }

  @Test
  void notByOneLongWait() {
    fixture.resultWaits = new ResultWaits(1, 90, 900 * MS, 500 * MS, LINE);
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    fixture.resultWaits = new ResultWaits(1, 3, 900 * MS, 300 * MS, LINE);
    assertThat(judge().severity()).isEqualTo(Severity.OK);
  }

  @Test
  void notOfSeveralCallersOrMoreWaitsThanTasks() {
    fixture.resultWaits = new ResultWaits(2, 90, 900 * MS, 20 * MS, LINE);
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    fixture.resultWaits = new ResultWaits(1, 900, 900 * MS, 20 * MS, LINE);
    assertThat(judge().severity()).isEqualTo(Severity.OK);
  }

  @Test
  void whoWaitsForTasksThemselvesComesFirst() {
    fixture.external = new ExternalWaits(30L, SECOND, 0L, 0L);
    assertThat(CallerWaits.byFutures(subject())).isNull();
    fixture.external = new ExternalWaits(30L, 50 * MS, 0L, 0L);
    assertThat(CallerWaits.byFutures(subject())).isNotNull();
    assertThat(CallerWaits.of(subject()).line()).isEqualTo(LINE);
  }
}
