package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.export.Trace;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.io.TempDir;

/** Traces of real recordings, where tasks run inside joins inside tasks. */
class ExportIT {

  @TempDir private Path directory;

  @AnyJdk
  void everythingThatHappenedHasItsPlace(Jdk jdk) throws IOException {
    AgentRun run =
        AgentRun.of(jdk, directory, "level=full", "uts", "--root-children=20", "--iterations=1");
    Path file = directory.resolve("trace.json");
    AnalyzerJvm.in(directory)
        .jvmArguments("-Xmx64m")
        .arguments("export", "--perfetto", file.toString(), run.recording.toString())
        .run()
        .expectSuccess();
    Trace trace = Trace.read(file);
    assertThat(trace.slices("task")).hasSameSizeAs(run.events("fjprobe.TaskRun")).isNotEmpty();
    assertThat(trace.slices("join wait")).hasSameSizeAs(run.events("fjprobe.JoinWait"));
    assertThat(trace.slices("idle")).hasSameSizeAs(run.events("fjprobe.WorkerIdle"));
    assertThat(trace.slices("steal").stream().filter(s -> s.has("args")))
        .hasSameSizeAs(run.events("fjprobe.Steal"));
  }

  /** With warm-up in the recording, which a summary leaves out. */
  @AnyJdk
  void taskStacksAddUpToTheSummary(Jdk jdk) throws IOException {
    for (String options : List.of("level=full", "level=full,tasks=batches")) {
      AgentRun run =
          AgentRun.of(jdk, directory, options, "uts", "--root-children=20", "--iterations=2");
      Path file = directory.resolve("stacks.txt");
      AnalyzerJvm.in(directory)
          .arguments("export", "--collapsed", file.toString(), "--stacks=forks")
          .arguments(run.recording.toString())
          .run()
          .expectSuccess();
      Map<String, Long> stacks = new TreeMap<>();
      for (String stack : Files.readAllLines(file)) {
        String type = stack.substring(stack.lastIndexOf(';') + 1, stack.lastIndexOf(' '));
        stacks.merge(type, Long.valueOf(stack.substring(stack.lastIndexOf(' ') + 1)), Long::sum);
      }
      Map<String, Long> summary = new TreeMap<>();
      for (JsonNode section : OwnAnalyzer.summary(run.recording).at("/account/sections")) {
        List<JsonNode> accounts = new ArrayList<>(List.of(section.get("externalTasks")));
        section.get("pools").forEach(pool -> accounts.add(pool.get("taskRuns")));
        for (JsonNode row : accounts.stream().flatMap(ExportIT::rows).toList()) {
          summary.merge(row.get("name").asText(), row.get("count").asLong(), Long::sum);
        }
      }
      assertThat(stacks).as(options).isEqualTo(summary).isNotEmpty();
    }
  }

  private static Stream<JsonNode> rows(JsonNode tasks) {
    return StreamSupport.stream(tasks.get("byClass").spliterator(), false);
  }
}
