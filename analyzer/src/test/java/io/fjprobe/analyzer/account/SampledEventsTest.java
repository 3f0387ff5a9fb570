package io.fjprobe.analyzer.account;

import static io.fjprobe.analyzer.TestRecording.emit;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.blocking.CompensationAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events that stand for several, and exact counters of what is not recorded one by one. */
class SampledEventsTest {

  private static final long MS = 1_000_000;

  @TempDir private Path directory;

  private RecordingAccount account(Runnable program) throws Exception {
    try (TestRecording recording = new TestRecording().start()) {
      program.run();
      Path file = recording.dumpTo(directory.resolve("sampled.jfr"));
      return new Accounting(null).of(new RecordingReader(Progress.NONE).read(file));
    }
  }

  private static void wait(int pool, String waiter, long nanos, int interval) {
    emit(
        "JoinWait",
        "poolId",
        pool,
        "waiter",
        waiter,
        "outcome",
        "done",
        "helpedTasks",
        2,
        "blockedTime",
        nanos,
        "interval",
        interval);
  }

  private static void pool(long forks) {
    emit("PoolStatistics", "poolId", 1, "poolName", "p", "poolKind", "custom", "forks", forks);
  }

  @Test
  void aWaitCountsAsManyTimesAsItStandsFor() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              pool(0);
              wait(1, "worker", 30 * MS, 1);
              wait(1, "worker", 2 * MS, 9);
              wait(-1, "external", MS, 4);
              pool(1);
            });
    SectionAccount section = account.sections().get(0);
    JoinAccount joins = section.pools().get(0).events().joins();
    assertThat(joins.all()).isEqualTo(new Row("all", 10, 48 * MS, 30 * MS));
    assertThat(joins.help().helpedTasks()).isEqualTo(20);
    assertThat(joins.events()).isEqualTo(2);
    assertThat(joins.sampled()).isTrue();
    assertThat(section.callers().joins().all()).isEqualTo(new Row("all", 4, 4 * MS, MS));
    assertThat(account.basis().sampled()).anyMatch(line -> line.contains("3 JoinWait"));
    assertThat(account.basis().measured()).noneMatch(line -> line.contains("one event each"));
  }

  @Test
  void aCompensationCountsAsManyTimesAsItStandsFor() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              pool(0);
              emit("Compensation", "poolId", 1, "cause", "join", "interval", 5);
              pool(1);
            });
    CompensationAccount compensations =
        account.sections().get(0).pools().get(0).events().compensations();
    assertThat(compensations.events()).isEqualTo(1);
    assertThat(compensations.sampled()).isTrue();
    assertThat(compensations.byCause()).extracting(Row::count).containsExactly(5L);
  }

  private static void sum(int workers, long lifetime, long blocked) {
    emit(
        "WorkerStatistics",
        "poolId",
        1,
        "workerIndex",
        -1,
        "workers",
        workers,
        "lifetime",
        lifetime,
        "joinBlockedCount",
        workers,
        "joinBlockedTime",
        blocked);
  }

  @Test
  void workersThatWereNotRecordedSinglyAreInTheSum() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              emit("PoolStart", "poolId", 1, "poolName", "p", "poolKind", "custom");
              sum(10, 10_000 * MS, 4_000 * MS); // more than the clock has seen: of many threads
              pool(1);
              sum(12, 12_000 * MS, 5_000 * MS);
              pool(2);
            });
    WorkerTime time = account.sections().get(0).pools().get(0).times().time();
    assertThat(time.workers()).isEqualTo(12);
    assertThat(time.totalNanos()).isEqualTo(12_000 * MS);
    assertThat(time.measured().joinBlockedNanos()).isEqualTo(5_000 * MS);
    assertThat(time.waits().joinBlockedCount()).isEqualTo(12);
  }

  @Test
  void externalWaitsAreCountedExactly() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              emit("ExternalWaitStatistics", "externalWaits", 100L, "externalBlockedTime", 7L);
              wait(-1, "external", MS, 1);
              emit(
                  "ExternalWaitStatistics",
                  "externalWaits",
                  5_100L,
                  "externalBlockedTime",
                  8 * MS + 7,
                  "virtualWaits",
                  3L);
            });
    assertThat(account.sections().get(0).callers().waits())
        .isEqualTo(new ExternalWaits(5_000L, 8 * MS, 3L, 0L));
  }

  @Test
  void whatIsNotRecordedSinglyIsSaid() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              emit("LifeStatistics", "poolsEnded", 10L, "workersEnded", 20L);
              emit(
                  "LifeStatistics",
                  "poolsEnded",
                  1_010L,
                  "poolsUnrecorded",
                  900L,
                  "tasksUnrecorded",
                  4_500L,
                  "workersEnded",
                  2_020L,
                  "workersUnrecorded",
                  1_800L);
            });
    assertThat(account.basis().notRecorded())
        .anyMatch(line -> line.startsWith("900 of 1,000 pools") && line.contains("4,500 tasks"))
        .anyMatch(line -> line.startsWith("1,800 of 2,000 workers"));
  }

  @Test
  void withoutTheEventTheExactCountIsNotKnown() throws Exception {
    RecordingAccount account = account(() -> wait(-1, "external", MS, 1));
    assertThat(account.sections().get(0).callers().waits())
        .isEqualTo(new ExternalWaits(null, null, null, null));
  }
}
