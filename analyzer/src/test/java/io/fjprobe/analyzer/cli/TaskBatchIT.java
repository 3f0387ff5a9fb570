package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.export.Trace;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmc.common.item.Aggregators;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.flightrecorder.CouldNotLoadRecordingException;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;

/** Tasks that share events are read like those that have one each. */
class TaskBatchIT {

  /** Of fib(22): its calls with n > 1 fork one each. */
  private static final int TASKS = 28_657;

  private static final long NANOS_PER_MICRO = 1_000;

  @TempDir private Path directory;

  @AnyJdk
  void batchesHaveEveryTask(Jdk jdk) throws IOException {
    AgentRun run =
        AgentRun.of(
            jdk,
            directory,
            "level=full,tasks=batches",
            "fib",
            "--n=22",
            "--warmup-iterations=1",
            "--iterations=1",
            "--operations=1");
    int batches = run.events("fjprobe.TaskBatch").size();
    int single = run.events("fjprobe.TaskRun").size();
    assertThat(batches).isPositive();
    assertThat(single).isLessThan(TASKS / 100); // of threads that are no workers

    Path file = directory.resolve("trace.json");
    OwnAnalyzer.run("export", "--perfetto", file.toString(), run.recording.toString());
    List<JsonNode> tasks = Trace.read(file).slices("task");
    assertThat(tasks).hasSize(2 * TASKS);
    assertTree(tasks);

    JsonNode account = account(run.recording);
    assertThat(account.at("/agent/level").asText()).isEqualTo("full, tasks in batches");
    JsonNode pool = account.at("/sections/0/pools/0");
    // a task is done before its run ends, so that of each worker one may be late
    int workers = pool.at("/parallelism").asInt();
    assertThat(pool.at("/taskRuns/events").asInt()).isBetween(TASKS - workers, TASKS);
    assertThat(account.at("/basis/doubts")).isEmpty();
    assertSingleTasks(run.recording, Instant.parse(account.get("start").asText()), tasks);
  }

  /**
   * The same tasks, for the readers of the JDK and of JMC; for the analyzer nothing has changed.
   */
  private void assertSingleTasks(Path recording, Instant start, List<JsonNode> tasks)
      throws IOException {
    Path copy = directory.resolve("tasks.jfr");
    OwnAnalyzer.run("export", "--jfr", copy.toString(), recording.toString());
    Map<Long, RecordedEvent> byJdk = new HashMap<>();
    for (RecordedEvent event : AgentRun.read(copy)) {
      if (event.getEventType().getName().equals("fjprobe.TaskRun")) {
        byJdk.put(event.getLong("taskId"), event);
      }
    }
    assertThat(byJdk).hasSameSizeAs(tasks);
    Map<Long, JsonNode> expected = new HashMap<>();
    tasks.forEach(task -> expected.put(task.at("/args/taskId").asLong(), task));
    byJdk.forEach(
        (id, event) -> {
          JsonNode task = expected.get(id);
          assertThat(event.getLong("parentId")).isEqualTo(task.at("/args/parentId").asLong());
          assertThat(event.getInt("depth")).isEqualTo(task.at("/args/depth").asInt());
          assertThat(event.getString("origin")).isEqualTo(task.at("/args/origin").asText());
          assertThat(event.getClass("taskClass").getName())
              .isEqualTo(task.at("/args/taskClass").asText());
          assertThat(event.getThread().getJavaName()).startsWith("fib-");
          assertThat(event.getStartTime()).isEqualTo(start.plusNanos(nanos(task, "ts")));
          assertThat(event.getDuration().toNanos()).isEqualTo(nanos(task, "dur"));
        });
    assertThat(inJmc(copy)).isEqualTo(byJdk.size());
  }

  /** Each has an id of its own, and began after its parent did. */
  private static void assertTree(List<JsonNode> tasks) {
    Map<Long, JsonNode> byId = new HashMap<>();
    tasks.forEach(task -> byId.put(task.at("/args/taskId").asLong(), task));
    assertThat(byId).hasSameSizeAs(tasks).doesNotContainKey(0L);
    int roots = 0;
    for (JsonNode task : tasks) {
      JsonNode parent = byId.get(task.at("/args/parentId").asLong());
      if (parent == null) {
        roots++;
        continue;
      }
      assertThat(task.at("/args/depth").asInt()).isEqualTo(parent.at("/args/depth").asInt() + 1);
      assertThat(task.get("ts").asDouble()).isGreaterThan(parent.get("ts").asDouble());
    }
    assertThat(roots).isEqualTo(2);
  }

  private static long nanos(JsonNode task, String field) {
    return Math.round(task.get(field).asDouble() * NANOS_PER_MICRO);
  }

  private static long inJmc(Path recording) {
    try {
      return JfrLoaderToolkit.loadEvents(recording.toFile())
          .apply(ItemFilters.type("fjprobe.TaskRun"))
          .getAggregate(Aggregators.count())
          .longValue();
    } catch (IOException | CouldNotLoadRecordingException e) {
      throw new AssertionError(e);
    }
  }

  private static JsonNode account(Path recording) throws IOException {
    return OwnAnalyzer.summary(recording).get("account");
  }
}
