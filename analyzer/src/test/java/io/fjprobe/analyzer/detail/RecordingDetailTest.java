package io.fjprobe.analyzer.detail;

import static io.fjprobe.analyzer.TestRecording.emit;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingDetailTest {

  private static RecordingDetail detail;

  @BeforeAll
  static void read(@TempDir Path directory) throws Exception {
    Path file = JoinOrderScenario.record(directory.resolve("join-order.jfr"));
    detail = detail(file);
  }

  private static RecordingDetail detail(Path file) throws Exception {
    Recording recording = RecordingReader.withActivity(Progress.NONE).read(file);
    return RecordingDetail.of(
        recording, new Accounting(null).of(recording), RecordingDetail.LETTERS);
  }

  private static PoolDetail pool() {
    return detail.sections().get(0).pools().get(0);
  }

  @Test
  void nothingIsKeptUnasked(@TempDir Path directory) throws Exception {
    Path file = JoinOrderScenario.record(directory.resolve("again.jfr"));
    assertThat(new RecordingReader(Progress.NONE).read(file).facts().activity()).isNull();
  }

  @Test
  void joinsOfMeasuredIterationsOnly() {
    assertThat(pool().blockedJoins().events()).isEqualTo(16);
    // 5 ms is between 2^22 and 2^23 ns
    assertThat(pool().blockedJoins().counts()[23]).isEqualTo(16);
    assertThat(pool().blockedJoins().exact()).isEqualTo(16);
  }

  @Test
  void tasksStandForTheirInterval() {
    assertThat(pool().steals().sampled()).isTrue();
    assertThat(pool().steals().tasks()).isEqualTo(160);
    assertThat(pool().steals().cells()).hasSize(1);
    assertThat(pool().steals().cells().get(0)).containsExactly(1, 3, 160);
  }

  @Test
  void singleTasksAreNotRecordedAtThisLevel() {
    assertThat(pool().tasks().events()).isZero();
    assertThat(pool().tasks().exact()).isNull();
  }

  /** The Flight Recorder may lose events, the counters know of the tasks all the same. */
  @Test
  void tasksAreCountedByTheCountersNotByTheirEvents(@TempDir Path directory) throws Exception {
    try (TestRecording recording = new TestRecording().start()) {
      emit("TaskRun", "poolId", 1, "workerIndex", 1, "origin", "popped", "taskId", 1L);
      Thread worker = Thread.currentThread();
      emit("WorkerStatistics", "poolId", 1, "workerIndex", 1, "worker", worker, "lifetime", 9L);
      emit("PoolStatistics", "poolId", 1, "poolKind", "custom", "tasksRun", 2L, "tasksInvoked", 1L);
      RecordingDetail one = detail(recording.dumpTo(directory.resolve("lost.jfr")));
      Distribution tasks = one.sections().get(0).pools().get(0).tasks();
      assertThat(tasks.events()).isEqualTo(1);
      assertThat(tasks.exact()).isEqualTo(3);
    }
  }

  @Test
  void aLaneForEachWorkerOfEachPool() {
    LaneChart lanes = detail.lanes();
    assertThat(lanes.lanes()).filteredOn(lane -> lane.thread().pool() != null).hasSize(6);
    assertThat(lanes.lanesLeftOut()).isZero();
    assertThat(lanes.iterations()).hasSize(3);
    assertThat(lanes.iterations()).filteredOn(IterationSpan::measured).hasSize(2);
  }

  @Test
  void blockingThatIsNotRecordedIsNotZero(@TempDir Path directory) throws Exception {
    RecordingDetail one;
    try (TestRecording recording = new TestRecording().start()) {
      emit(
          "WorkerStatistics",
          "poolId",
          1,
          "workerIndex",
          1,
          "worker",
          Thread.currentThread(),
          "trigger",
          "period",
          "lifetime",
          1L,
          "forks",
          1L,
          "idleTime",
          -1L);
      emit("PoolStatistics", "poolId", 1, "poolName", "pool", "poolKind", "custom", "forks", 5L);
      emit("JoinWait", "poolId", 1, "workerIndex", 1, "waiter", "worker", "blockedTime", 5L);
      one = detail(recording.dumpTo(directory.resolve("one.jfr")));
    }
    Lane lane = one.lanes().lanes().get(0);
    assertThat(lane.totals().unmanagedNanos()).isNull();
    assertThat(lane.totals().idleNanos()).isNull();
    assertThat(lane.totals().joinNanos()).isZero();
    assertThat(one.lanes().notes())
        .anyMatch(note -> note.startsWith("Blocking that the pool does not know of is not"))
        .anyMatch(note -> note.startsWith("idleTime is not recorded"));
  }

  @Test
  void activityOfAllPoolsThatStandForOne() {
    assertThat(detail.activity()).hasSize(1);
    PoolActivity activity = detail.activity().get(0);
    assertThat(activity.rates().get("forks")).isNotNull();
    assertThat(activity.gauges()).containsKey("workers");
  }
}
