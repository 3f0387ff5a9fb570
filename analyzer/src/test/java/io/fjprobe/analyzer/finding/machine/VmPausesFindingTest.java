package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.recording.machine.VmOperation;
import java.util.List;
import org.junit.jupiter.api.Test;

class VmPausesFindingTest {

  private final PoolFixture fixture = new PoolFixture();
  private final long wall = fixture.section().period().wallNanos();

  private Diagnosis judge(VmOperationRow... operations) {
    fixture.machine = TestMachines.machine(null, List.of(operations));
    return PrintedLimits.checked(
        new VmPausesFinding().judge(new Finding.Subject(null, fixture.section(), 17, 2, true, MS)));
  }

  private static VmOperationRow pauses(String operation, String caller, long nanos) {
    return new VmOperationRow(operation, caller, 9, nanos, nanos / 3);
  }

  @Test
  void threadsWaitForOneThatDoesNotStop() {
    Diagnosis diagnosis = judge(pauses(VmOperation.STOPPING, null, wall / 2));
    assertThat(diagnosis.severity()).isEqualTo(Severity.WARNING);
    assertThat(diagnosis.statement().summary())
        .isEqualTo(
            "The JVM stops all threads for at least 50 % of the window, most of it for the wait"
                + " until all have stopped (time to safepoint)");
    assertThat(diagnosis.statement().advice().get(0)).contains("without a safepoint");
  }

  @Test
  void somebodyAsksForPauses() {
    Diagnosis diagnosis =
        judge(
            pauses("ThreadDump", "guard-#", wall / 20),
            pauses(VmOperation.STOPPING, null, wall / 30));
    assertThat(diagnosis.severity()).isEqualTo(Severity.INFO);
    assertThat(diagnosis.statement().summary())
        .endsWith("most of it for ThreadDump, which guard-# asks for");
    assertThat(diagnosis.statement().explanation())
        .contains("long enough for an event", "9 pauses");
    assertThat(diagnosis.statement().advice().get(0)).startsWith("ask for this less often");
  }

  @Test
  void hardlyAnyPauses() {
    assertThat(judge(pauses("ThreadDump", null, wall / 21)).severity()).isEqualTo(Severity.OK);
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    fixture.machine = TestMachines.machine(null, (List<VmOperationRow>) null);
    assertThat(
            new VmPausesFinding()
                .judge(new Finding.Subject(null, fixture.section(), 17, 2, true, MS))
                .severity())
        .isEqualTo(Severity.NOT_RECORDED);
  }
}
