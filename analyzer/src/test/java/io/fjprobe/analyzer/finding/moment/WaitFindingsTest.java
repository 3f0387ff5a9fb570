package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.machine.NetworkAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the program waits for, by looks and by what else was counted meanwhile. */
class WaitFindingsTest {

  private static final long SECOND = 1_000 * MS;
  private static final String WAITS_FOR = "Mill.day:23";
  private static final String ENDS_BY_TIME_OUT = "Ramp.put:21";

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge(Finding finding) {
    return PrintedLimits.checked(
        finding.judge(new Finding.Subject(null, fixture.section(), 17, 2, true, MS)));
  }

  private void mainDoes(Doing doing, double share) {
    fixture.looksSee(
        Unused.NOBODY_RUNS,
        share,
        TestBox.of(doing).in("main", false).at(WAITS_FOR).share(share).box(),
        TestBox.of(Doing.RUNS).in("main", false).at("Mill.run:9").share(0.1).box());
  }

  private static ReleaseRow letsMainGoOn(String by, boolean worker) {
    return new ReleaseRow(
        Doing.WAITS_FOR_RESULT,
        "main",
        false,
        WAITS_FOR,
        null,
        null,
        by,
        worker,
        null,
        null,
        9,
        0,
        0);
  }

  /** Of 10 s of waits. */
  private static Map<String, TimedOutWaits.Row> waits(String line, long timedOutNanos) {
    return Map.of(line, new TimedOutWaits.Row(50, timedOutNanos, 7 * MS, 75, 10 * SECOND));
  }

  private Diagnosis judgeTimeOuts() {
    return judge(new TimedOutWaitsFinding());
  }

  @Test
  void theProgramWaitsForThreadsThatWaitForTheirTimeOut() {
    assertThat(judgeTimeOuts().severity()).isEqualTo(Severity.NOT_RECORDED);
    mainDoes(Doing.WAITS_FOR_RESULT, 0.6);
    fixture.looksSee(List.of(), List.of(letsMainGoOn("pool-1-thread-#", false)));
    fixture.timedOutWaits =
        new TimedOutWaits(Map.of(), Map.of("pool-#-thread-#", waits(ENDS_BY_TIME_OUT, 8 * SECOND)));
    Diagnosis diagnosis = judgeTimeOuts();
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "Waits at Ramp.put:21 mostly end by their time-out of 7 ms, as nobody lets them go on"
                + " before; main waits for these threads for 60 % of the time");
    assertThat(diagnosis.statement().explanation())
        .contains(
            "main waits for a result at Mill.day:23 for 60 % of the time.",
            "It is let go on by pool-1-thread-#, which waits at Ramp.put:21.",
            "Of 75 recorded waits there, 50 ended by their time-out of 7 ms, after 8 s together");
    fixture.looksSee(List.of(), List.of(letsMainGoOn("worker", false)));
    assertThat(judgeTimeOuts().severity()).as("others wait so").isEqualTo(Severity.OK);
    fixture.looksSee(List.of(), List.of(letsMainGoOn("pool-1-thread-#", true)));
    assertThat(judgeTimeOuts().severity()).as("a pool of that name").isEqualTo(Severity.OK);
    fixture.looksSee(List.of(), List.of(letsMainGoOn("pool-1-thread-#", false)));
    assertThat(judgeTimeOuts().severity()).isEqualTo(Severity.INFO);
    fixture.timedOutWaits =
        new TimedOutWaits(
            Map.of(),
            Map.of("pool-#-thread-#", waits("java.util.TimerThread.mainLoop:563", 8 * SECOND)));
    assertThat(judgeTimeOuts().severity()).as("a timer").isEqualTo(Severity.OK);
  }

  @Test
  void theProgramWaitsForItsOwnTimeOut() {
    mainDoes(Doing.WAITS, 0.6);
    fixture.timedOutWaits = new TimedOutWaits(waits(WAITS_FOR, 8 * SECOND), Map.of());
    Diagnosis diagnosis = judgeTimeOuts();
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .endsWith("nobody lets them go on before; they hold the program up for 60 % of the time");
    fixture.timedOutWaits = new TimedOutWaits(waits(WAITS_FOR, 4 * SECOND), Map.of());
    assertThat(judgeTimeOuts().severity()).as("others end most waits").isEqualTo(Severity.OK);
    fixture.timedOutWaits = new TimedOutWaits(waits("Other.line:1", 8 * SECOND), Map.of());
    assertThat(judgeTimeOuts().severity()).as("another line").isEqualTo(Severity.OK);
  }

  @Test
  void oneOfTwoThatWaitForEachOtherWaitsForItsTimeOut() {
    fixture.looksSee(
        Unused.NOBODY_RUNS,
        1,
        TestBox.of(Doing.WAITS).in("clerk", false).at("Other.line:1").share(0.6).box(),
        TestBox.of(Doing.WAITS).in("main", false).at(WAITS_FOR).share(0.4).box());
    fixture.timedOutWaits = new TimedOutWaits(waits(WAITS_FOR, 8 * SECOND), Map.of());
    assertThat(judgeTimeOuts().statement().summary())
        .startsWith("Waits at Mill.day:23 mostly end")
        .endsWith("they hold the program up for 40 % of the time");
  }

  @Test
  void theProgramHardlyWaits() {
    fixture.timedOutWaits = new TimedOutWaits(waits(WAITS_FOR, 8 * SECOND), Map.of());
    mainDoes(Doing.WAITS, 0.2);
    assertThat(judgeTimeOuts().severity()).isEqualTo(Severity.OK);
    mainDoes(Doing.RUNS, 0.6);
    assertThat(judgeTimeOuts().severity()).isEqualTo(Severity.OK);
  }

  private static ReleaseRow letsGoOn(
      Doing doing, String where, @Nullable String line, String by, long times, long timed) {
    return new ReleaseRow(
        doing, where, false, line, null, null, by, false, null, null, times, 0, timed);
  }

  private Diagnosis judgeTimer(ReleaseRow... rows) {
    fixture.looksSee(List.of(), List.of(rows));
    return judge(new BegunByTimerFinding());
  }

  @Test
  void whatTheProgramWaitsForEndsWhenATimeIsOver() {
    assertThat(judge(new BegunByTimerFinding()).severity()).isEqualTo(Severity.NOT_RECORDED);
    mainDoes(Doing.WAITS_FOR_RESULT, 0.6);
    Diagnosis diagnosis =
        judgeTimer(letsGoOn(Doing.WAITS_FOR_RESULT, "main", WAITS_FOR, "timer-#", 9, 8));
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "For 60 % of the time, main waits at Mill.day:23, which ends only when a time is over");
    assertThat(diagnosis.statement().explanation())
        .contains(
            "That ended when a time was over in 8 of 9 cases seen (timer-# lets others go on");
    assertThat(
            judgeTimer(letsGoOn(Doing.WAITS_FOR_RESULT, "main", WAITS_FOR, "timer-#", 9, 5))
                .severity())
        .as("perhaps fewer than half")
        .isEqualTo(Severity.OK);
    assertThat(
            judgeTimer(letsGoOn(Doing.WAITS_FOR_RESULT, "main", "Other.line:1", "timer-#", 9, 9))
                .severity())
        .as("another line")
        .isEqualTo(Severity.OK);
    mainDoes(Doing.WAITS_FOR_RESULT, 0.2);
    assertThat(
            judgeTimer(letsGoOn(Doing.WAITS_FOR_RESULT, "main", WAITS_FOR, "timer-#", 9, 8))
                .severity())
        .as("hardly waits")
        .isEqualTo(Severity.OK);
  }

  @Test
  void threadsThatWorkGetATaskWhenATimeIsOver() {
    mainDoes(Doing.WAITS_FOR_RESULT, 0.6);
    Diagnosis diagnosis = judgeTimer(letsGoOn(Doing.NOT_ASKED, "main", null, "timer-#", 9, 8));
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .endsWith("and others get something to do only when a time is over");
    assertThat(diagnosis.statement().explanation())
        .contains("Threads that had no task got one when a time was over in 8 of 9 cases seen");
    assertThat(judgeTimer(letsGoOn(Doing.NOT_ASKED, "janitor", null, "timer-#", 9, 8)).severity())
        .as("it does not work")
        .isEqualTo(Severity.OK);
    assertThat(
            judgeTimer(
                    letsGoOn(Doing.WAITS_FOR_RESULT, "main", WAITS_FOR, "worker", 9, 0),
                    letsGoOn(Doing.NOT_ASKED, "main", null, "timer-#", 9, 8))
                .severity())
        .as("it is known who ends it")
        .isEqualTo(Severity.OK);
  }

  private Diagnosis judgeTcp(NetworkAccount network) {
    fixture.machine = TestMachines.machine(network);
    return judge(new TcpWaitsFinding());
  }

  @Test
  void connectionsHaveToTryAgain() {
    mainDoes(Doing.OUTSIDE, 0.6);
    Diagnosis diagnosis = judgeTcp(new NetworkAccount(4.9, 2.0, 3.0));
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .startsWith("TCP makes connections wait: 3 attempts to connect a second fail at first")
        .endsWith("60 % of the time, the program waits at Mill.day:23");
    assertThat(diagnosis.statement().explanation())
        .contains("2 times a second something is sent again", "whose connections these are is not")
        .doesNotContain("acknowledgements");
    assertThat(diagnosis.statement().advice()).hasSize(2);
  }

  /** Each waits for 40 ms, of what many threads wait. */
  @Test
  void delaysAreLittleOfWhatThreadsWait() {
    fixture.looksSee(
        Unused.BLOCKED,
        0.5,
        TestBox.of(Doing.OUTSIDE).in("clerk-#", false).at(WAITS_FOR).share(0.5).width(8).box(),
        TestBox.of(Doing.RUNS).in("main", false).at("Mill.run:9").share(0.1).box());
    assertThat(judgeTcp(new NetworkAccount(49.0, 0.0, 0.0)).severity()).isEqualTo(Severity.OK);
    assertThat(judgeTcp(new NetworkAccount(50.0, 0.0, 0.0)).severity()).isEqualTo(Severity.INFO);
    assertThat(judgeTcp(new NetworkAccount(0.0, 9.9, 0.0)).severity()).isEqualTo(Severity.OK);
    assertThat(judgeTcp(new NetworkAccount(0.0, 10.0, 0.0)).severity()).isEqualTo(Severity.INFO);
    assertThat(judgeTcp(new NetworkAccount(0.0, 0.0, 1.9)).severity()).isEqualTo(Severity.OK);
    assertThat(judgeTcp(new NetworkAccount(0.0, 0.0, 2.0)).severity()).isEqualTo(Severity.INFO);
  }

  @Test
  void acknowledgementsAreDelayed() {
    mainDoes(Doing.WAITS_FOR_RESULT, 0.6);
    Diagnosis diagnosis = judgeTcp(new NetworkAccount(39.6, 0.0, null));
    assertThat(diagnosis.statement().summary())
        .contains("39.6 acknowledgements a second are delayed");
    assertThat(diagnosis.statement().advice().get(0)).contains("TCP_NODELAY");
    assertThat(judgeTcp(new NetworkAccount(4.9, 0.9, 0.9)).severity()).isEqualTo(Severity.OK);
  }

  @Test
  void nobodyWaitsForTheNetwork() {
    mainDoes(Doing.RUNS, 0.6);
    assertThat(judgeTcp(new NetworkAccount(39.6, 3.0, 3.0)).severity()).isEqualTo(Severity.OK);
    mainDoes(Doing.WAITS, 0.2);
    assertThat(judgeTcp(new NetworkAccount(39.6, 3.0, 3.0)).severity()).isEqualTo(Severity.OK);
    mainDoes(Doing.WAITS, 0.6);
    assertThat(judgeTcp(NetworkAccount.NOT_RECORDED).severity()).isEqualTo(Severity.NOT_RECORDED);
  }
}
