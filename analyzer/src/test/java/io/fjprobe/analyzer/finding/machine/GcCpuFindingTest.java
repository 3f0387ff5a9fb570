package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.machine.GcAccount;
import io.fjprobe.analyzer.account.machine.HeapAfterGc;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A collector that takes the CPUs without stopping the program, in a second of wall time. */
class GcCpuFindingTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge() {
    return PrintedLimits.checked(
        new GcCpuFinding().judge(new Finding.Subject(null, fixture.section(), 21, 2, true, MS)));
  }

  /** Of 2 s of CPU time of the process. */
  private void used(@Nullable Long others) {
    fixture.process =
        new ProcessAccount(
            2 * SECOND, others, null, null, 0, null, ThreadStartAccount.NONE, List.of());
  }

  private void collected(long collections, double paused) {
    fixture.machine =
        TestMachines.machine(
            new GcAccount(
                null,
                paused,
                null,
                null,
                null,
                new HeapAfterGc(collections, 80_000_000, 100_000_000L),
                null,
                null));
  }

  @Test
  void theCollectorTakesTheCpus() {
    assertThat(judge().severity()).isEqualTo(Severity.NOT_RECORDED);
    used(SECOND);
    collected(60, 0.01);
    Diagnosis diagnosis = judge();
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "Garbage collection beside the program uses up to 50 % of the CPU time of the process;"
                + " half of the collections leave at least 80 % of the heap in use");
    assertThat(diagnosis.statement().explanation())
        .contains("Of 2 s of CPU time, 1 s are of threads that no event names", "60 collections a");
    used(SECOND / 2 - 1);
    assertThat(judge().severity()).as("a quarter is the least").isEqualTo(Severity.OK);
  }

  /** They stop the program, and the JVM works for them meanwhile. */
  @Test
  void otherOperationsOfTheJvmAreNotTheCollectors() {
    used(SECOND);
    collected(60, 0.01);
    MachineAccount its = fixture.machine;
    fixture.machine =
        new MachineAccount(
            its.gc(),
            its.compiler(),
            null,
            null,
            null,
            null,
            null,
            null,
            List.of(
                new VmOperationRow("ThreadDump", "watch", 30, SECOND / 4, SECOND / 9),
                new VmOperationRow("FindDeadlocks", "watch", 30, SECOND / 4, SECOND / 9)),
            its.machineLoad(),
            its.jvmLoad(),
            its.kernelLoad(),
            its.network());
    assertThat(judge().severity()).isEqualTo(Severity.OK);
  }

  @Test
  void itIsNotACollectorBesideTheProgram() {
    used(SECOND);
    collected(0, 0);
    assertThat(judge().severity()).as("there is no collection").isEqualTo(Severity.OK);
    collected(60, 0.05);
    assertThat(judge().severity()).as("see gc-pauses").isEqualTo(Severity.OK);
    collected(60, 0.049);
    assertThat(judge().severity()).isEqualTo(Severity.INFO);
  }
}
