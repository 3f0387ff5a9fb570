package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.export.Trace;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;

/** Tasks that share events are read like those that have one each. */
class TaskBatchIT {

  /** Of fib(22): its calls with n > 1 fork one each. */
  private static final int TASKS = 28_657;

  @TempDir private Path directory;

  @EachJdk
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
    analyzer("export", "--perfetto", file.toString(), run.recording.toString());
    List<JsonNode> tasks = Trace.read(file).slices("task");
    assertThat(tasks).hasSize(2 * TASKS);
    assertTree(tasks);

    JsonNode account =
        new JsonMapper()
            .readTree(analyzer("summarize", "--json", run.recording.toString()))
            .at("/recordings/0/account");
    assertThat(account.at("/agent/level").asText()).isEqualTo("full, tasks in batches");
    JsonNode pool = account.at("/sections/0/pools/0");
    // a task is done before its run ends, so that of each worker one may be late
    int workers = pool.at("/parallelism").asInt();
    assertThat(pool.at("/taskRuns/events").asInt()).isBetween(TASKS - workers, TASKS);
    assertThat(account.at("/basis/doubts")).isEmpty();
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

  private static String analyzer(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(AnalyzerCommand.run(arguments, new PrintStream(out), System.err, false)).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }
}
