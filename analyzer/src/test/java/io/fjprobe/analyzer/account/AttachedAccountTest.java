package io.fjprobe.analyzer.account;

import static io.fjprobe.analyzer.TestRecording.emit;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.report.Report;
import io.fjprobe.analyzer.report.TextReport;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pool that was there before the agent, of which the agent met a worker while recording. */
class AttachedAccountTest {

  private static final long MS = 1_000_000;

  @TempDir private Path directory;
  private final Thread worker = new Thread("worker-1");
  private RecordingAccount account;

  @BeforeEach
  void record() throws Exception {
    try (TestRecording recording = new TestRecording().start()) {
      emit(
          "AgentState",
          "mode",
          "attach",
          "missing",
          "forks (needs -javaagent), idle (needs -javaagent)");
      pool(1_000, 0);
      pool(1_050, 47);
      worker();
      Path file = recording.dumpTo(directory.resolve("attached.jfr"));
      account = new Accounting(null).of(new RecordingReader(Progress.NONE).read(file));
    }
  }

  private static void pool(long stealCount, long taken) {
    emit(
        "PoolStatistics",
        "poolId",
        1,
        "poolName",
        "old",
        "poolKind",
        "custom",
        "trigger",
        "period",
        "parallelism",
        1,
        "workers",
        1,
        "stealCount",
        stealCount,
        "stealCountBefore",
        1_000L,
        "workerSteals",
        taken,
        "forks",
        -1L);
  }

  private void worker() {
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
        1L,
        "idleTime",
        -1L,
        "joinBlockedTime",
        0L);
  }

  private PoolAccount pool() {
    return account.sections().get(0).pools().get(0);
  }

  @Test
  void countsSinceTheAgentMetThePool() {
    assertThat(pool().counts().count(PoolCounter.STEAL_COUNT)).isEqualTo(50);
    assertThat(pool().counts().count(PoolCounter.WORKER_STEALS)).isEqualTo(47);
    assertThat(pool().counts().count(PoolCounter.FORKS)).isNull();
    assertThat(pool().times().time().totalNanos()).isBetween(1L, MS);
  }

  @Test
  void saysWhatIsNotRecorded() {
    String text =
        TextReport.of(
                new Report(
                    Report.SCHEMA, "test", List.of(Report.Part.of(account, Findings.of(account)))))
            .replaceAll("\\s+", " ");
    assertThat(account.basis().notRecorded())
        .contains("by the agent: forks (needs -javaagent)")
        .anyMatch(line -> line.startsWith("anything before the agent was attached"));
    assertThat(text)
        .contains("not attributed", "not known: user code", "(attach, ", "not recorded: forks");
  }
}
