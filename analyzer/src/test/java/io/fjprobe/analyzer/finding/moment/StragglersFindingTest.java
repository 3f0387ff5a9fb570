package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static io.fjprobe.analyzer.PoolFixture.row;
import static io.fjprobe.analyzer.TestBox.LINE;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.blocking.UnmanagedBlockingFinding;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StragglersFindingTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding) {
    return PrintedLimits.checked(
        finding.judge(new Finding.Subject(fixture.pool(), fixture.section(), 17, 2, true, MS)));
  }

  private Severity severity() {
    return judge(new StragglersFinding()).severity();
  }

  /** Most of the workers' time is a sleep, and operations are under way. */
  @BeforeEach
  void tasksSleep() {
    fixture.blocking =
        new BlockingAccount(
            row("all", 20, SECOND),
            List.of(row("sleep", 20, SECOND)),
            List.of(PoolFixture.blocked(BlockKind.SLEEP, LINE, 20, SECOND)));
  }

  private void looksSee(String pool, double idleBeside) {
    looksSee(pool, true, 0.7, 1.2, idleBeside);
  }

  private void looksSee(
      String pool, boolean worker, double alone, double width, double idleBeside) {
    Box box =
        TestBox.of(Doing.SLEEPS)
            .in(pool, worker)
            .width(width)
            .alone(alone)
            .idleBeside(idleBeside)
            .box();
    fixture.looksSee(Unused.BLOCKED, 0.9, box);
  }

  @Test
  void otherWorkersHaveNoTask() {
    assertThat(severity()).isEqualTo(Severity.NOT_RECORDED);
    assertThat(judge(new UnmanagedBlockingFinding()).severity()).isEqualTo(Severity.WARNING);
    looksSee("fib", 0.75);
    Diagnosis diagnosis = judge(new StragglersFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).contains("75 % of the workers have no task");
    assertThat(diagnosis.statement().explanation())
        .contains("at Shop.count:12 for 90 % of the time", "1.2 threads", "for 76 % of the time");
    assertThat(judge(new UnmanagedBlockingFinding()).statement().summary())
        .as("more threads would not help")
        .endsWith("see stragglers");
    looksSee("fib", 0.3);
    assertThat(severity()).isEqualTo(Severity.INFO);
  }

  /** Stragglers of a batch have begun together with others. */
  @Test
  void noTwoTasksBlockAtATime() {
    fixture.joins = PoolFixture.joins(10, SECOND);
    looksSee("fib", true, 0.9, 1.05, 0.75);
    Diagnosis diagnosis = judge(new StragglersFinding());
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "Tasks that block run one after the other; 75 % of the workers have no task meanwhile");
    assertThat(diagnosis.statement().advice().get(0))
        .startsWith("fork all tasks before joining any of them, if");
  }

  /** They have tasks, and leave them in their own queues. */
  @Test
  void workersThatJoinInForkOrderAreNotWithoutATask() {
    fixture.joins = PoolFixture.joins(10, SECOND, 10, SECOND);
    looksSee("fib", 0.75);
    assertThat(severity()).isEqualTo(Severity.OK);
  }

  @Test
  void threadsOfAnExecutorHaveNoTask() {
    ExecutorStragglersFinding finding = new ExecutorStragglersFinding();
    assertThat(judge(finding).severity()).isEqualTo(Severity.NOT_RECORDED);
    looksSee("clerks", false, 0.7, 1.2, 0.75);
    Diagnosis diagnosis = judge(finding);
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "The caller waits for the last few tasks, which block; 75 % of the threads of clerks"
                + " have no task meanwhile");
    looksSee("clerks", false, 0.9, 1.05, 0.75);
    assertThat(judge(finding).severity())
        .as("it may want one thing after the other")
        .isEqualTo(Severity.OK);
    looksSee("fib", true, 0.7, 1.2, 0.75);
    assertThat(judge(finding).severity()).as("see stragglers").isEqualTo(Severity.OK);
  }

  @Test
  void nearlyAllWorkersBlock() {
    looksSee("fib", 0.2);
    assertThat(severity()).isEqualTo(Severity.OK);
    assertThat(judge(new UnmanagedBlockingFinding()).severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void thoseOfAnotherPoolAreNotItsOwn() {
    looksSee("other", 0.75);
    assertThat(severity()).isEqualTo(Severity.OK);
  }

  @Test
  void carriersAreIdleWhenNoVirtualThreadCanRun() {
    fixture.kind = PoolKind.SCHEDULER;
    looksSee("fib", 0.75);
    assertThat(severity()).isEqualTo(Severity.OK);
  }

  /** Then nothing was asked of the idle workers. */
  @Test
  void nobodyWaits() {
    fixture.operations = null;
    looksSee("fib", 0.75);
    assertThat(severity()).isEqualTo(Severity.OK);
  }
}
