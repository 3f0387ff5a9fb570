package io.fjprobe.analyzer.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.recording.file.EventReader;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.report.ReportFixture;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskTreeTest {

  /** Classes that stand for classes of tasks. */
  private static final Class<?> OUTER = String.class;

  private static final Class<?> INNER = Integer.class;

  @TempDir private Path directory;

  private static void task(long id, long parent, Class<?> type, String origin) {
    TestRecording.emit(
        "TaskRun",
        "poolId",
        77,
        "workerIndex",
        1,
        "taskClass",
        type,
        "origin",
        origin,
        "taskId",
        id,
        "parentId",
        parent,
        "depth",
        0);
  }

  private String stacks(boolean counted) throws Exception {
    Path file = directory.resolve("tasks.jfr");
    try (TestRecording recording = new TestRecording().start()) {
      task(3, 2, INNER, "stolen"); // tasks end after those that they fork
      task(4, 2, OUTER, "popped");
      task(5, 4, INNER, "invoked");
      task(2, 1, OUTER, "popped");
      task(1, 0, OUTER, "submitted");
      task(6, 99, INNER, "popped"); // nobody knows what forked it
      task(7, 8, INNER, "popped"); // these two are in a circle
      task(8, 7, INNER, "popped");
      recording.dumpTo(file);
    }
    RecordingAccount account = ReportFixture.healthy().recordings().get(0).account();
    TaskTree tree = new TaskTree(account, end -> counted);
    new EventReader(Progress.NONE).read(file, tree);
    CollapsedStacks stacks = new CollapsedStacks();
    tree.addTo(stacks);
    return stacks.text();
  }

  /** A class that forks its own class is one frame. */
  @Test
  void aTaskIsBelowTheOneThatItComesFrom() throws Exception {
    assertThat(stacks(true).lines())
        .containsExactlyInAnyOrder(
            "pool 77;submissions;java.lang.String 1",
            "pool 77;forks;java.lang.String 2",
            "pool 77;forks;java.lang.String;java.lang.Integer 1",
            "pool 77;invocations;java.lang.String;java.lang.Integer 1",
            "pool 77;forks;java.lang.Integer 3");
  }

  @Test
  void tasksOfAnotherTimeDoNotCount() throws Exception {
    assertThat(stacks(false)).isEmpty();
  }
}
