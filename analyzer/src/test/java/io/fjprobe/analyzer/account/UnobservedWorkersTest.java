package io.fjprobe.analyzer.account;

import static io.fjprobe.analyzer.TestRecording.emit;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.report.Report;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers that were active before the agent came, and that it did not observe. */
class UnobservedWorkersTest {

  @TempDir private Path directory;
  private final Thread worker = new Thread("ForkJoinPool.commonPool-worker-1");
  private Report.Part part;

  private void record(String mode, Runnable events) throws Exception {
    try (TestRecording recording = new TestRecording().start()) {
      emit("AgentState", "mode", mode);
      events.run();
      Path file = recording.dumpTo(directory.resolve(mode + ".jfr"));
      RecordingAccount account =
          new Accounting(null).of(new RecordingReader(Progress.NONE).read(file));
      part = Report.Part.of(account, Findings.of(account));
    }
  }

  private static void look(int active) {
    emit(
        "PoolStatistics",
        "poolId",
        1,
        "poolName",
        "common",
        "poolKind",
        "common",
        "trigger",
        "period",
        "parallelism",
        1,
        "workers",
        1,
        "active",
        active);
  }

  private void worker(long lifetime) {
    emit(
        "WorkerStatistics",
        "poolId",
        1,
        "workerIndex",
        1,
        "worker",
        worker,
        "trigger",
        "period",
        "lifetime",
        lifetime);
  }

  private PoolAccount pool() {
    return part.account().sections().get(0).pools().get(0);
  }

  private List<String> fired() {
    return part.findings().stream().filter(Diagnosis::fires).map(Diagnosis::finding).toList();
  }

  @Test
  void areNeverFine() throws Exception {
    record(
        "attach",
        () -> {
          look(1);
          look(1);
        });
    assertThat(pool().times().unobservedNanos()).isPositive();
    assertThat(fired()).containsExactly("unobserved-workers");
    assertThat(part.verdict()).startsWith("1 remark; first: Workers were not observed for 100 %");
  }

  @Test
  void areThoseThatTheAgentSaysItCannotObserve() throws Exception {
    record(
        "attach",
        () -> {
          look(0);
          worker(-1);
          worker(-1);
          look(0);
        });
    assertThat(pool().times().unobservedNanos()).isPositive();
    assertThat(fired()).containsExactly("unobserved-workers");
  }

  @Test
  void areNoneWhereNoWorkerIsActive() throws Exception {
    record(
        "attach",
        () -> {
          look(0);
          look(1);
          look(0);
        });
    assertThat(part.account().sections().get(0).pools()).isEmpty();
    assertThat(fired()).isEmpty();
  }

  @Test
  void areNoneWhereTheAgentWasThereFirst() throws Exception {
    record(
        "premain",
        () -> {
          look(1);
          look(1);
        });
    assertThat(fired()).isEmpty();
  }

  @Test
  void areObservedLater() throws Exception {
    record(
        "attach",
        () -> {
          look(1);
          worker(-1);
          worker(1);
          look(1);
        });
    assertThat(pool().times().time().totalNanos()).isNotNull();
  }
}
