package io.fjprobe.analyzer.account;

import static io.fjprobe.analyzer.TestRecording.begin;
import static io.fjprobe.analyzer.TestRecording.emit;
import static io.fjprobe.analyzer.TestRecording.end;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.TimeParts;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One pool that lives through several workloads, with statistics around each iteration. */
class SectionAccountingTest {

  private static final long MS = 1_000_000;

  @TempDir private Path directory;
  private final Thread worker = new Thread("shared-worker-1");
  private long forks;
  private long lifetime;

  private RecordingAccount account(Runnable program) throws Exception {
    return new Accounting(null).of(recording(program));
  }

  private Recording recording(Runnable program) throws Exception {
    try (TestRecording recording = new TestRecording().start()) {
      program.run();
      Path file = recording.dumpTo(directory.resolve("sections.jfr"));
      return new RecordingReader(Progress.NONE).read(file);
    }
  }

  private void statistics() {
    emit(
        "PoolStatistics",
        "poolId",
        1,
        "poolName",
        "shared-1",
        "poolKind",
        "custom",
        "trigger",
        "mark",
        "parallelism",
        1,
        "workers",
        1,
        "forks",
        forks);
    emit(
        "WorkerStatistics",
        "poolId",
        1,
        "workerIndex",
        1,
        "worker",
        worker,
        "trigger",
        "mark",
        "lifetime",
        lifetime,
        "idleTime",
        lifetime / 2,
        "spinTime",
        lifetime / 10,
        "managedBlockedTime",
        -1L);
  }

  private void iteration(String workload, String phase, int tasks) {
    statistics();
    Event iteration = begin("WorkloadIteration");
    forks += tasks;
    lifetime += 10 * MS;
    externalWait();
    end(
        iteration,
        "WorkloadIteration",
        "workload",
        workload,
        "mode",
        "m",
        "phase",
        phase,
        "operations",
        5,
        "unit",
        "op",
        "parallelism",
        1);
    statistics();
    forks += 1_000_000; // between iterations, of no concern
  }

  private static void externalWait() {
    emit(
        "JoinWait",
        "poolId",
        -1,
        "workerIndex",
        -1,
        "waiter",
        "external",
        "taskClass",
        String.class,
        "blockedTime",
        3 * MS,
        "ownQueueSize",
        -1,
        "outcome",
        "done");
  }

  @Test
  void eachWorkloadHasASectionOfItsMeasuredIterations() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              statistics();
              iteration("fib", "warm-up", 7);
              iteration("fib", "measured", 100);
              iteration("fib", "measured", 200);
              iteration("sort", "measured", 50);
            });
    assertThat(account.sections())
        .extracting(section -> section.identity().workload())
        .containsExactly("fib", "sort");
    PoolAccount fib = account.sections().get(0).pools().get(0);
    assertThat(fib.counts().count(PoolCounter.FORKS)).isEqualTo(300);
    assertThat(fib.counts().counters().get(PoolCounter.FORKS).perOperation()).isEqualTo(30);
    assertThat(fib.times().time().totalNanos()).isEqualTo(20 * MS);
    assertThat(account.sections().get(1).pools().get(0).counts().count(PoolCounter.FORKS))
        .isEqualTo(50);
  }

  @Test
  void eachMeasuredIterationHasAnAccountOfItsOwn() throws Exception {
    Recording recording =
        recording(
            () -> {
              iteration("fib", "warm-up", 7);
              iteration("fib", "measured", 100);
              iteration("sort", "measured", 50);
              iteration("fib", "measured", 200);
            });
    List<List<SectionAccount>> iterations = new Accounting(null).iterationsOf(recording);
    assertThat(iterations).hasSize(2);
    assertThat(iterations.get(0))
        .extracting(section -> section.pools().get(0).counts().count(PoolCounter.FORKS))
        .containsExactly(100L, 200L);
    assertThat(iterations.get(1))
        .extracting(section -> section.identity().workload())
        .containsExactly("sort");
    TimeParts sum =
        iterations.get(0).stream()
            .map(section -> section.pools().get(0).times().account().parts())
            .reduce(TimeParts.NONE, TimeParts::plus);
    TimeAccount whole =
        new Accounting(null).of(recording).sections().get(0).pools().get(0).times().account();
    assertThat(TimeAccount.of(sum)).isEqualTo(whole);
  }

  @Test
  void waitsOfExternalThreadsAreBesideThePools() throws Exception {
    SectionAccount section = account(() -> iteration("fib", "measured", 1)).sections().get(0);
    assertThat(section.callers().joins().all()).isEqualTo(new Row("all", 1, 3 * MS, 3 * MS));
    assertThat(section.callers().joins().rows().byWaiter().get(0).name()).isEqualTo("external");
    assertThat(section.pools())
        .allSatisfy(p -> assertThat(p.events().joins().all().count()).isZero());
  }

  @Test
  void withoutMeasuredIterationsItIsTheWholeRecording() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              statistics();
              iteration("fib", "warm-up", 7);
            });
    SectionAccount whole = account.sections().get(0);
    assertThat(whole.identity().workload()).isNull();
    assertThat(whole.period().window()).contains("whole recording", "only warm-up");
    assertThat(whole.pools().get(0).counts().count(PoolCounter.FORKS)).isEqualTo(7);
    assertThat(whole.pools().get(0).counts().counters().get(PoolCounter.FORKS).perOperation())
        .isNull();
  }

  @Test
  void aWholeRecordingIsNotDividedByItsIterations() throws Exception {
    Recording recording =
        recording(
            () -> {
              iteration("fib", "warm-up", 7);
              iteration("fib", "measured", 100);
              iteration("sort", "measured", 50);
            });
    Accounting accounting = Accounting.ofWholeRecordings();
    SectionAccount whole = accounting.of(recording).sections().get(0);
    assertThat(whole.identity().workload()).isNull();
    assertThat(whole.period().window()).isEqualTo("the whole recording");
    assertThat(whole.pools().get(0).counts().count(PoolCounter.FORKS))
        .isEqualTo(2_000_157); // with those between them
    assertThat(accounting.iterationsOf(recording)).isEmpty();
  }

  @Test
  void aBucketThatWasNotRecordedIsNotZero() throws Exception {
    WorkerTime time =
        account(() -> iteration("fib", "measured", 1))
            .sections()
            .get(0)
            .pools()
            .get(0)
            .times()
            .time();
    assertThat(time.measured().managedBlockedNanos()).isNull();
    assertThat(time.measured().idleNanos()).isEqualTo(5 * MS);
    assertThat(time.measured().spinNanos()).isEqualTo(MS);
    assertThat(time.runningNanos()).isEqualTo(4 * MS);
  }
}
