package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.stall.StallAccount;
import io.fjprobe.analyzer.account.stall.StallPeriod;
import io.fjprobe.analyzer.account.stall.StalledRow;
import io.fjprobe.analyzer.account.stall.StalledWorkers;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.contract.StallRole;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of pools that stand still, each for another reason. */
class StalledPoolFindingTest {

  private static final String PARK = "jdk.internal.misc.Unsafe.park;";

  private static Diagnosis judge(StallAccount... stalls) {
    PoolFixture fixture = new PoolFixture();
    fixture.stalls = List.of(stalls);
    return judge(fixture);
  }

  private static Diagnosis judge(PoolFixture fixture) {
    return new StalledPoolFinding()
        .judge(new Finding.Subject(fixture.pool(), fixture.section(), 17, 4, true, MS));
  }

  private static StallAccount stall(
      boolean seen, boolean over, int idle, int blocked, int busy, StalledRow... rows) {
    int workers = idle + blocked + busy;
    return new StallAccount(
        new StallPeriod(0, 42 * SECOND, seen, over),
        new StalledWorkers(2, workers, idle, blocked, busy, 0),
        7,
        seen ? "app.Next" : null,
        List.of(rows));
  }

  private static StalledRow row(
      String role, int threads, String state, String on, String holder, String line, String top) {
    return new StalledRow(
        new StallRole(role),
        threads,
        role + "-1",
        state,
        on,
        on.startsWith("app."),
        holder,
        line,
        top + line);
  }

  private static StalledRow latch(int threads) {
    return row(
        "worker",
        threads,
        "WAITING",
        "java.util.concurrent.CountDownLatch$Sync",
        "",
        "app.Foo.run:33",
        PARK);
  }

  @Test
  void noneIsNoFinding() {
    assertThat(judge().severity()).isEqualTo(Severity.OK);
  }

  @Test
  void workersThatWaitForALatch() {
    Diagnosis diagnosis = judge(stall(true, true, 1, 1, 0, latch(1)));
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.score()).isEqualTo(100);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "The pool was stalled for 42 s with 7 tasks queued: of 2 workers 1 is idle, 1 waits"
                + " for a CountDownLatch at app.Foo.run:33");
    assertThat(diagnosis.statement().explanation())
        .contains("No task left a queue and none was forked. app.Next is queued.")
        .contains("An idle worker could run the queued tasks, but was not woken.")
        .contains("1 worker (worker-1) waits for a CountDownLatch at app.Foo.run:33.");
    assertThat(diagnosis.statement().advice())
        .first()
        .asString()
        .contains("if a queued task has to wake app.Foo.run:33");
  }

  /** Then the pins come first, which say why. */
  @Test
  void carriersThatArePinned() {
    PoolFixture fixture = new PoolFixture();
    fixture.stalls = List.of(stall(true, true, 0, 2, 0));
    fixture.kind = PoolKind.SCHEDULER;
    Row pins = new Row("all", 9, 2 * SECOND, SECOND);
    fixture.machine = TestMachines.machine(TestMachines.COMPILER, null, pins);
    Diagnosis diagnosis = judge(fixture);
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().explanation()).contains("pinned-carriers explains");
    Row few = new Row("all", 9, 40 * MS, 10 * MS);
    fixture.machine = TestMachines.machine(TestMachines.COMPILER, null, few);
    assertThat(judge(fixture).severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void aHolderThatWaitsForThePool() {
    Diagnosis diagnosis =
        judge(
            stall(
                true,
                false,
                0,
                2,
                0,
                row("worker", 2, "BLOCKED", "java.lang.Object", "main", "app.Foo.run:33", ""),
                row("holder", 1, "WAITING", "app.Task", "", "app.Main.main:7", PARK)));
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "The pool was stalled for at least 42 s, up to the end of the recording, with 7"
                + " tasks queued: of 2 workers 2 wait for the monitor of a java.lang.Object that"
                + " main holds at app.Foo.run:33");
    assertThat(diagnosis.statement().explanation())
        .contains(
            "Thread holder-1, which holds what others wait for, waits for a task (app.Task) that"
                + " is queued in this pool at app.Main.main:7.");
    assertThat(diagnosis.statement().advice())
        .contains(
            "app.Main.main:7 waits for the pool while it holds what the workers wait for:"
                + " release it before waiting",
            "while the stall lasts, jcmd <pid> Thread.print -l shows all threads and the locks"
                + " that they hold");
  }

  @Test
  void joinsSleepsAndFewerWorkers() {
    StalledRow join =
        row(
            "worker",
            1,
            "WAITING",
            "com.Other",
            "",
            "app.Tree.compute:9",
            PARK + "java.util.concurrent.ForkJoinTask.awaitDone:468;");
    StalledRow sleep =
        row("worker", 1, "TIMED_WAITING", "", "", "app.Poll.run:4", "java.lang.Thread.sleep;");
    Diagnosis joining = judge(stall(true, true, 0, 1, 0, join));
    assertThat(joining.statement().summary())
        .endsWith("of 1 worker 1 waits for task com.Other at app.Tree.compute:9");
    assertThat(joining.statement().explanation())
        .contains("The parallelism is 2, but there is only one worker.");
    assertThat(joining.statement().advice())
        .first()
        .asString()
        .contains("tasks that join each other");
    Diagnosis sleeping = judge(stall(true, true, 0, 1, 0, sleep));
    assertThat(sleeping.statement().summary()).endsWith("1 sleeps at app.Poll.run:4");
    assertThat(sleeping.statement().advice())
        .first()
        .asString()
        .contains("app.Poll.run:4 sleeps on a worker");
  }

  @Test
  void aSignalThatWasLost() {
    Diagnosis diagnosis = judge(stall(true, false, 2, 0, 0));
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary()).endsWith("of 2 workers 2 are idle");
    assertThat(diagnosis.statement().explanation())
        .contains("All workers are idle and none is blocked", "so a signal was lost");
  }

  @Test
  void busyWorkersMakeItARemark() {
    StalledRow busy = row("worker", 1, "RUNNABLE", "", "", "app.Long.run:2", "");
    Diagnosis diagnosis = judge(stall(true, true, 0, 1, 1, latch(1), busy));
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .endsWith("at app.Foo.run:33, 1 runs at app.Long.run:2");
  }

  @Test
  void whatOnlyStatisticsSayIsBounded() {
    Diagnosis diagnosis = judge(stall(false, false, 1, 1, 0));
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .contains("for at least 42 s")
        .endsWith("of 2 workers 1 is idle, 1 is blocked in joins or managed blockers");
    assertThat(diagnosis.statement().explanation())
        .contains("According to the last statistics", "was not recorded");
  }

  @Test
  void manyThreadsAndStallsAreCounted() {
    List<StalledRow> rows = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      rows.add(latch(2));
    }
    StallAccount stall = stall(true, true, 0, 18, 0, rows.toArray(StalledRow[]::new));
    Diagnosis diagnosis = judge(stall, stall, stall);
    assertThat(diagnosis.statement().summary()).endsWith("14 do something else");
    assertThat(diagnosis.statement().explanation())
        .contains("The events show 3 groups more.")
        .endsWith("The pool stalled another 2 times, for 84 s in total.");
  }
}
