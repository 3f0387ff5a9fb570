package io.fjprobe.analyzer.account.machine;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.machine.AllocationSite;
import io.fjprobe.analyzer.recording.machine.CollectionCall;
import io.fjprobe.analyzer.recording.machine.HeapUse;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineAccountTest {

  private static final long SECOND = 1_000_000_000;

  @TempDir private Path directory;

  @Test
  void nothingRecordedIsNotZero() {
    Recording nothing =
        new Recording(directory, 0, 1_000, 1, new Timeline(List.of()), new Facts(), List.of());
    MachineAccount machine = MachineAccount.of(nothing, Window.whole(nothing));
    assertThat(machine.gc().pauses()).isNull();
    assertThat(machine.gc().share()).isNull();
    assertThat(machine.machineLoad()).isNull();
    assertThat(machine.jvmLoad()).isNull();
    assertThat(machine.gc().callers()).isNull();
    assertThat(machine.gc().heapAfterGc()).isNull();
    assertThat(machine.gc().allocatedBytes()).isNull();
    assertThat(machine.gc().allocations()).isNull();
    assertThat(machine.compiler().compilations()).isNull();
    assertThat(machine.throttledNanos()).isNull();
    assertThat(machine.pinned()).isNull();
    assertThat(machine.network()).isEqualTo(NetworkAccount.NOT_RECORDED);
  }

  /** The numbers began long before, and what the system does not tell is not known. */
  @Test
  void theNetworkIsCountedBetweenReports() {
    Facts facts = new Facts();
    facts.network().add(new Snapshot<>(0, "period", 0, 0, new long[] {1_000, 7, -1}));
    facts.network().add(new Snapshot<>(2 * SECOND, "exit", 0, 0, new long[] {1_060, 7, -1}));
    Recording recording =
        new Recording(directory, 0, 2 * SECOND, 1, new Timeline(List.of()), facts, List.of());
    assertThat(MachineAccount.of(recording, Window.whole(recording)).network())
        .isEqualTo(new NetworkAccount(30.0, 0.0, null));
  }

  @Test
  void aLineIsNamedThatMadeMoreThanHalfOfTheCalls() {
    Facts facts = new Facts();
    Recording calls =
        new Recording(directory, 0, 1_000, 1, new Timeline(List.of()), facts, List.of());
    facts.heap().calls().merge(new CollectionCall(0, "app.A.a:1"), 2L, Long::sum);
    facts.heap().calls().merge(new CollectionCall(0, null), 2L, Long::sum);
    assertThat(MachineAccount.of(calls, Window.whole(calls)).gc().callers())
        .isEqualTo(new GcCallers(4, null));
    facts.heap().calls().merge(new CollectionCall(0, "app.A.a:1"), 1L, Long::sum);
    assertThat(MachineAccount.of(calls, Window.whole(calls)).gc().callers())
        .isEqualTo(new GcCallers(5, "app.A.a:1"));
  }

  @Test
  void linesAllocateWhatTheirSamplesStandFor() {
    Facts facts = new Facts();
    facts.heap().allocations(new AllocationSite(0, "app.A.a:1", "byte[]")).add(300);
    facts.heap().allocations(new AllocationSite(0, "app.A.a:1", "app.Row")).add(300);
    facts.heap().allocations(new AllocationSite(0, null, "app.Row")).add(200);
    Recording recording =
        new Recording(directory, 0, 1_000, 1, new Timeline(List.of()), facts, List.of());
    AllocationAccount allocations =
        MachineAccount.of(recording, Window.whole(recording)).gc().allocations();
    assertThat(allocations)
        .isEqualTo(
            new AllocationAccount(
                3,
                800,
                List.of(
                    new AllocationAccount.Row("app.A.a:1", 2), new AllocationAccount.Row(null, 1)),
                Map.of("app.Row", 2L, "byte[]", 1L)));
    assertThat(allocations.share(allocations.rows().get(0))).isEqualTo(2 / 3.0);
  }

  /** The heap fills up first, so the least says nothing. */
  @Test
  void halfOfTheCollectionsLeaveTheMedianInUse() {
    Facts facts = new Facts();
    long[] used = {90, 5, 80, 85};
    for (int i = 0; i < used.length; i++) {
      facts.heap().uses().add(new HeapUse(100 + i, true, 100));
      facts.heap().uses().add(new HeapUse(100 + i, false, used[i]));
    }
    Recording filled =
        new Recording(directory, 0, 1_000, 1, new Timeline(List.of()), facts, List.of());
    HeapAfterGc after = MachineAccount.of(filled, Window.whole(filled)).gc().heapAfterGc();
    assertThat(after).isEqualTo(new HeapAfterGc(4, 85, null));
    assertThat(after.medianShare()).isNull();
    assertThat(new HeapAfterGc(4, 85, 100L).medianShare()).isEqualTo(0.85);
  }

  @Test
  void aCollectionIsAShareOfTheWindow() throws Exception {
    try (TestRecording recording =
        new TestRecording()
            .enable("jdk.GCPhasePause")
            .enable("jdk.SystemGC")
            .enable("jdk.GCHeapSummary")
            .enable("jdk.GCHeapConfiguration")
            .enable("jdk.CPULoad")
            .start()) {
      TestRecording.emit("PoolStart", "poolId", 1, "poolName", "p");
      System.gc();
      Path file = recording.dumpTo(directory.resolve("gc.jfr"));
      SectionAccount section =
          new Accounting(null).of(new RecordingReader(Progress.NONE).read(file)).sections().get(0);
      MachineAccount machine = section.machine();
      assertThat(machine.gc().pauses().count()).isPositive();
      assertThat(machine.gc().share() * section.period().wallNanos())
          .isCloseTo(machine.gc().pauses().totalNanos(), Percentage.withPercentage(1));
      assertThat(machine.gc().callers().calls()).isEqualTo(1);
      assertThat(machine.gc().callers().line())
          .startsWith(getClass().getName() + ".aCollectionIsAShareOfTheWindow:");
      HeapAfterGc after = machine.gc().heapAfterGc();
      assertThat(after.collections()).isPositive();
      assertThat(after.medianBytes()).isBetween(1L, after.maxBytes());
      assertThat(machine.machineLoad()).isBetween(0.0, 1.0);
    }
  }
}
