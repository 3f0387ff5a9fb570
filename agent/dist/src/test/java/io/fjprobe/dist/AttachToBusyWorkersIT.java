package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Workers that are in a task when the agent comes, and do not come to an end of their run. */
class AttachToBusyWorkersIT {

  @TempDir Path directory;

  @EachJdk
  void areObservedAtOnceUnlessTheyAreInAJoin(Jdk jdk) {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      jvm.application.ask("hold", "held");
      jvm.attach("file=busy.jfr");
      jvm.application.ask("pass two", "passed");
      jvm.application.ask("end join", "joined");
      jvm.detach();
      assertThat(jvm.application.exit("exit")).isZero();
    }
    AttachedRecording recording = new AttachedRecording(directory.resolve("busy.jfr"));
    recording.assertState(AttachedJvm.tooLate(jdk));

    RecordedEvent first = marks(recording, "ForkJoinPool-3").get(0);
    assertThat(first.getBoolean("beforeAgent")).isTrue();
    assertThat(first.getLong("lifetime")).isPositive();
    assertThat(first.getLong("waitCount")).isPositive();
    // JDK 8 counts a task when it has ended, and the agent counts with it
    assertThat(first.getLong("submissionsTaken")).isEqualTo(jdk.feature() == 8 ? 1 : 2);
    assertThat(first.getInt("joinBlockedCount")).isZero();

    List<RecordedEvent> joining = marks(recording, "ForkJoinPool-4");
    RecordedEvent inside = joining.get(0);
    assertThat(inside.getBoolean("beforeAgent")).isTrue();
    assertThat(inside.getInt("workers")).isOne();
    for (String unknown : List.of("lifetime", "submissionsTaken", "joinBlockedTime", "helpTime")) {
      assertThat(inside.getLong(unknown)).as(unknown).isEqualTo(-1);
    }
    RecordedEvent after = joining.get(joining.size() - 1);
    assertThat(after.getLong("lifetime")).isNotNegative();
    assertThat(after.getLong("joinBlockedTime")).isZero();
  }

  /** What the program asked for, of the worker that was there before. */
  private static List<RecordedEvent> marks(AttachedRecording recording, String pool) {
    int id = recording.marks(pool).get(0).getInt("poolId");
    return recording.events("fjprobe.WorkerStatistics").stream()
        .filter(e -> e.getString("trigger").equals("mark"))
        .filter(e -> e.getInt("poolId") == id && e.getBoolean("beforeAgent"))
        .toList();
  }
}
