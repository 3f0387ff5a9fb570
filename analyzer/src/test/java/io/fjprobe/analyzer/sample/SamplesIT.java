package io.fjprobe.analyzer.sample;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.cli.OwnAnalyzer;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of the samples, run anew: what their texts read in the old recordings is there. */
class SamplesIT {

  private static final String[] FIRES = {"INFO", "WARNING"};

  @TempDir private Path directory;

  /**
   * @param file that the command in the text leaves
   * @param operations of an iteration: fewer, where so many are not needed
   */
  private JsonNode record(String sample, String file, int jdk, String operations)
      throws IOException {
    List<String> jvm = new ArrayList<>();
    List<String> program = new ArrayList<>();
    for (String word : Sample.of(sample).recording(file)) {
      if (word.startsWith("-javaagent:")) {
        jvm.add("-javaagent:" + AgentRun.AGENT + "=strict=true,file=" + file);
      } else if (word.startsWith("-D")) {
        jvm.add(word);
      } else if (!word.equals("-jar") && !word.equals("workloads.jar")) {
        program.add(word.startsWith("--operations=") ? "--operations=" + operations : word);
      }
    }
    Jdk on = Jdks.get(jdk);
    new ForkedJvm(on, directory)
        .allCompilers()
        .jvmArguments("-Djava.io.tmpdir=" + directory)
        .jvmArguments(jvm.toArray(String[]::new))
        .jar(AgentRun.WORKLOADS)
        .arguments(program.toArray(String[]::new))
        .run()
        .expectSuccess();
    return OwnAnalyzer.summary(directory.resolve(file));
  }

  private static JsonNode finding(JsonNode recording, String id) {
    for (JsonNode finding : recording.get("findings")) { // the greatest comes first
      if (finding.get("finding").asText().equals(id)) {
        return finding;
      }
    }
    throw new AssertionError("no finding " + id);
  }

  private static String severity(JsonNode recording, String id) {
    return finding(recording, id).get("severity").asText();
  }

  private static JsonNode pool(JsonNode recording) {
    return recording.at("/account/sections/0/pools/0");
  }

  private static double perOperation(JsonNode recording, String counter) {
    return pool(recording).at("/counters/" + counter + "/count").asDouble()
        / recording.at("/account/sections/0/operations/count").asDouble();
  }

  private static double nanosOfTask(JsonNode recording) {
    return pool(recording).at("/time/runningNanos").asDouble()
        / pool(recording).at("/tasksRun/count").asDouble();
  }

  /** Who calls the stream: another thread beside the pool's worker on 21, that worker on 25. */
  @Test
  void parallelStreamOn25() throws IOException {
    JsonNode before = record("parallel-stream-on-25", "21-1.jfr", 21, "20");
    JsonNode after = record("parallel-stream-on-25", "25-1.jfr", 25, "20");

    assertThat(perOperation(before, "submissions")).isGreaterThanOrEqualTo(2);
    assertThat(perOperation(after, "submissions")).isEqualTo(1);
    assertThat(perOperation(after, "submissionsTaken")).isEqualTo(1);
    assertThat(after.at("/account/sections/0/externalTime/participants").asInt()).isEqualTo(1);
  }

  @Test
  void blockedCommonPool() throws IOException {
    JsonNode recording = record("blocked-common-pool", "17.jfr", 8, "1");

    assertThat(severity(recording, "common-pool"))
        .as(() -> recording.get("findings") + " " + pool(recording))
        .isIn((Object[]) FIRES);
    assertThat(finding(recording, "common-pool").get("advice").toString())
        .contains("park at io.fjprobe.workloads.task.Delay.block:");
    assertThat(severity(recording, "unmanaged-blocking")).isIn((Object[]) FIRES);
  }

  @Test
  void smallTasks() throws IOException {
    JsonNode small = record("small-tasks", "17.jfr", 17, "10");
    JsonNode large = record("small-tasks", "17-1000.jfr", 17, "20");

    assertThat(severity(small, "fine-tasks")).isIn((Object[]) FIRES);
    assertThat(finding(small, "fine-tasks").get("advice").toString())
        .containsPattern("KnobTask|ForkAndJoinTask");
    assertThat(severity(large, "fine-tasks")).isNotEqualTo("WARNING");
    assertThat(nanosOfTask(large)).isGreaterThan(10 * nanosOfTask(small));
  }

  @Test
  void starvedScheduler() throws IOException {
    JsonNode recording = record("starved-scheduler", "21.jfr", 21, "2");

    assertThat(severity(recording, "pinned-carriers")).isEqualTo("WARNING");
    assertThat(finding(recording, "pinned-carriers").get("advice").toString())
        .contains("io.fjprobe.workloads.task.MonitorBlock.block:");
  }
}
