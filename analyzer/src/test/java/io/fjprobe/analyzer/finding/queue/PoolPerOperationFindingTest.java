package io.fjprobe.analyzer.finding.queue;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.group.LifeLengths;
import io.fjprobe.analyzer.account.group.PoolLives;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pools that come and go; and pools that hardly lived, which matter little whatever they did. */
class PoolPerOperationFindingTest {

  private final PoolFixture fixture = new PoolFixture();
  private final Finding finding = new PoolPerOperationFinding();

  private Finding.Subject subject() {
    return subject(fixture.pool(), fixture.section());
  }

  private static Finding.Subject subject(PoolAccount pool, SectionAccount section) {
    return new Finding.Subject(pool, section, 17, 4, true, MS);
  }

  private void lives(int pools, long medianNanos) {
    lives(pools, medianNanos, 3);
  }

  private void lives(int pools, long medianNanos, int peakAtOnce) {
    fixture.lives =
        new PoolLives(
            "com.acme.Orders.handle:42",
            pools,
            (long) pools,
            false,
            new LifeLengths(MS, medianNanos, 2 * medianNanos),
            peakAtOnce,
            0.9);
  }

  @Test
  void manyShortLivesOfOneLine() {
    fixture.operations = null;
    fixture.with(PoolCounter.WORKERS_STARTED, 600L);
    lives(300, 3 * MS);
    Diagnosis diagnosis = finding.judge(subject());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("300 pools", "3 ms");
    assertThat(diagnosis.statement().explanation())
        .contains("600 threads were started", "at the peak 3");
    assertThat(diagnosis.statement().advice().get(0))
        .startsWith("com.acme.Orders.handle:42 creates a pool");
  }

  @Test
  void fewThreadsASecondThatAreHardlyIdleAreARemark() {
    fixture.operations = null;
    fixture.with(PoolCounter.WORKERS_STARTED, 90L);
    lives(45, 3 * MS);
    assertThat(finding.judge(subject()).severity()).isEqualTo(Severity.INFO);
    fixture.idle = SECOND;
    assertThat(finding.judge(subject()).severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void poolsThatPileUpWithNothingToDo() {
    fixture.operations = null;
    fixture.with(PoolCounter.WORKERS_STARTED, 600L);
    fixture.idle = 4 * SECOND - 100 * MS;
    lives(300, 9 * SECOND, 300);
    Diagnosis diagnosis = finding.judge(subject());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).endsWith("of which up to 300 were alive at once");
    lives(300, 9 * SECOND, 49);
    assertThat(finding.judge(subject()).severity()).isEqualTo(Severity.OK);
    lives(300, 9 * SECOND, 300);
    fixture.idle = 3 * SECOND;
    assertThat(finding.judge(subject()).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void poolsThatLiveLongOrAreFewAreFine() {
    fixture.operations = null;
    lives(300, 2 * SECOND);
    assertThat(finding.judge(subject()).severity()).isEqualTo(Severity.OK);
    lives(9, 3 * MS);
    assertThat(finding.judge(subject()).severity()).isEqualTo(Severity.OK);
    lives(1, 3 * MS);
    assertThat(finding.concerns(subject())).isFalse();
  }

  /** The fixture has five iterations; but a pool for each of many operations is one too many. */
  @Test
  void aWorkloadMayBeginAfreshInEachIteration() {
    lives(5, 3 * MS);
    assertThat(finding.judge(subject()).severity()).isEqualTo(Severity.OK);
    lives(50, 3 * MS);
    assertThat(finding.judge(subject()).fires()).isTrue();
  }

  @Test
  void whatHardlyLivedIsWorthARemarkAtMost() {
    PoolFixture large = new PoolFixture();
    large.total = 200 * SECOND;
    fixture.idle = 3 * SECOND;
    SectionAccount alone = fixture.section();
    fixture.beside = List.of(large.pool());
    SectionAccount both = fixture.section();
    Diagnosis first = judge(new IdleWorkersFinding(), alone);
    Diagnosis beside = judge(new IdleWorkersFinding(), both);
    assertThat(first.severity()).isEqualTo(Severity.WARNING);
    assertThat(beside.severity()).isEqualTo(Severity.INFO);
    assertThat(beside.score()).isLessThan(Severity.INFO.score() + 3);
    assertThat(beside.effect().shareOfWorkerTime()).isEqualTo(0.75);
  }

  @Test
  void noEffectIsMoreThanAllOfTheTime() {
    Diagnosis diagnosis =
        new Verdict(finding, subject()).byShare(9 * SECOND, 0.1, 0.2, "", "", List.of("stop"));
    assertThat(diagnosis.effect().shareOfWorkerTime()).isEqualTo(1);
    assertThat(subject().shareOfWorkerTime(9 * SECOND)).isEqualTo(1);
    assertThat(diagnosis.effect().nanosPerOperation()).isEqualTo(4e6);
  }

  private Diagnosis judge(Finding other, SectionAccount section) {
    return other.judge(subject(fixture.pool(), section));
  }
}
