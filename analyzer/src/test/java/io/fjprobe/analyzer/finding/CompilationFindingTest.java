package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.machine.CompilerAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.machine.CompilationFinding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the JIT compiler takes counts for no more than the time in which the program runs. */
class CompilationFindingTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge() {
    return PrintedLimits.checked(
        new CompilationFinding()
            .judge(new Finding.Subject(fixture.pool(), fixture.section(), 21, 4, true, null)));
  }

  private void assertSilent() {
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    assertThat(judge().score()).isZero();
  }

  private void assertNotRecorded() {
    assertThat(judge().severity()).isEqualTo(Severity.NOT_RECORDED);
  }

  private void assertFires(Severity severity, String... words) {
    DiagnosisChecks.assertFires(judge(), severity, words);
  }

  @Test
  void compilation() {
    assertSilent();
    fixture.machine = compiling(SECOND);
    assertFires(Severity.INFO, "25 %");
    fixture.machine = compiling(3 * SECOND);
    assertFires(Severity.INFO, "75 %", "warm up", "waits for a CPU");
    int first = judge().score();
    fixture.process =
        new ProcessAccount(
            30 * SECOND, null, 3 * SECOND, null, 0, null, ThreadStartAccount.NONE, List.of());
    assertFires(Severity.INFO, "uses 75 %", "10 % of the CPU time");
    assertThat(judge().score()).isLessThan(first);
    fixture.process =
        new ProcessAccount(
            4 * SECOND, null, 3 * SECOND, null, 0, null, ThreadStartAccount.NONE, List.of());
    assertFires(Severity.WARNING, "uses 75 %", "3 s of CPU time");
    fixture.process =
        new ProcessAccount(
            4 * SECOND, null, SECOND / 10, null, 0, null, ThreadStartAccount.NONE, List.of());
    assertSilent();
    fixture.process = ProcessAccount.NONE;
    fixture.machine = compiling(null);
    assertNotRecorded();
  }

  @Test
  void compilationHoldsUpWhatRuns() {
    fixture.machine = compiling(3 * SECOND);
    fixture.process =
        new ProcessAccount(
            4 * SECOND, null, 3 * SECOND, null, 0, null, ThreadStartAccount.NONE, List.of());
    looksSee(0.9);
    assertFires(Severity.WARNING, "uses 75 %");
    looksSee(0.2);
    assertFires(Severity.INFO, "uses 75 %", "ran for 20 % of the time");
    looksSee(0.1);
    assertSilent();
  }

  private void looksSee(double runs) {
    fixture.looksSee(
        Unused.ASLEEP,
        1 - runs,
        TestBox.of(Doing.RUNS).share(runs).box(),
        TestBox.of(Doing.SLEEPS).share(1 - runs).box());
  }

  private static MachineAccount compiling(Long nanos) {
    return TestMachines.machine(new CompilerAccount(99L, nanos, SECOND));
  }
}
