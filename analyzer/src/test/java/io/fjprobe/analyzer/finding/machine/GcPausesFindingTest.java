package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.row;
import static io.fjprobe.analyzer.finding.DiagnosisChecks.assertFires;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.machine.GcAccount;
import io.fjprobe.analyzer.account.machine.GcCallers;
import io.fjprobe.analyzer.account.machine.HeapAfterGc;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.Severity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Collections that stop the workers, and why there are so many. */
class GcPausesFindingTest {

  private final PoolFixture fixture = new PoolFixture();

  private Diagnosis judge() {
    return PrintedLimits.checked(
        new GcPausesFinding()
            .judge(new Finding.Subject(fixture.pool(), fixture.section(), 17, 4, true, MS)));
  }

  @Test
  void gcPauses() {
    assertThat(judge().severity()).isEqualTo(Severity.OK);
    fixture.machine = TestMachines.machine(row("GC pauses", 20, 200 * MS), 0.2, 1.0, 1.0);
    assertFires(judge(), Severity.WARNING, "20 pauses", "200 ms");
    fixture.machine = TestMachines.machine(row("GC pauses", 20, 60 * MS), 0.06, 1.0, 1.0);
    assertFires(judge(), Severity.INFO, "6.0 %");
  }

  @Test
  void collectionsThatTheProgramCallsFor() {
    fixture.machine = TestMachines.machine(gc(row("by System.gc()", 18, 180 * MS), null, null));
    assertFires(judge(), Severity.WARNING, "18 collections", "find out who calls System");
    fixture.machine =
        TestMachines.machine(
            gc(row("by System.gc()", 18, 180 * MS), new GcCallers(18, "app.Binder.file:35"), null));
    assertFires(
        judge(),
        Severity.WARNING,
        "which System.gc() asks for mostly at app.Binder.file:35, stops",
        "System.gc(), mostly at app.Binder.file:35.",
        "do without System.gc() at app.Binder.file:35;");
  }

  @Test
  void collectionsOfAHeapThatStaysFull() {
    fixture.machine =
        TestMachines.machine(gc(null, null, new HeapAfterGc(20, 126_000_000, 144_000_000L)));
    assertFires(
        judge(),
        Severity.WARNING,
        "of the window; half of the collections leave at least 88 % of the heap in use",
        "Half of the collections left at least 126 MB of 144 MB in use, garbage that they did not collect included.",
        "give the JVM more heap (-Xmx), or keep fewer objects");
    fixture.machine =
        TestMachines.machine(gc(null, null, new HeapAfterGc(20, 20_000_000, 144_000_000L)));
    Diagnosis roomy = judge();
    assertFires(roomy, Severity.WARNING, "at least 20 MB of 144 MB", "allocate less");
    assertThat(roomy.statement().summary()).doesNotContain("of the heap");
    fixture.machine = TestMachines.machine(gc(null, null, new HeapAfterGc(20, 126_000_000, null)));
    Diagnosis unknown = judge();
    assertFires(unknown, Severity.WARNING, "at least 126 MB in use, garbage");
    assertThat(unknown.statement().summary()).doesNotContain("of the heap");
  }

  @Test
  void theLineThatAllocatesMostIsNamed() {
    AllocationAccount.Row most = new AllocationAccount.Row("app.Report.rows:12", 300);
    GcAccount some = gc(null, null, new HeapAfterGc(20, 20_000_000, 144_000_000L));
    fixture.machine =
        TestMachines.machine(
            new GcAccount(
                some.pauses(),
                some.share(),
                null,
                null,
                null,
                some.heapAfterGc(),
                null,
                new AllocationAccount(400, 8_000_000, List.of(most), Map.of())));
    assertFires(
        judge(),
        Severity.WARNING,
        "allocate less: of 400 samples of allocations, 75 % are at app.Report.rows:12");
  }

  private static GcAccount gc(Row calledFor, GcCallers callers, HeapAfterGc after) {
    return new GcAccount(
        row("GC pauses", 20, 200 * MS), 0.2, calledFor, null, callers, after, null, null);
  }
}
