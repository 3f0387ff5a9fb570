package io.fjprobe.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/**
 * One workload in a JVM of its own under the shipped agent: what it says, and what was recorded.
 */
public final class AgentRun {

  public static final Path DISTRIBUTION = Path.of(System.getProperty("fjprobe.distribution"));
  public static final Path AGENT = DISTRIBUTION.resolve("fjprobe.jar");
  public static final Path WORKLOADS = DISTRIBUTION.resolve("workloads.jar");

  public final ForkedJvm.Result result;
  public final JsonNode report;
  public final Path recording;
  private List<RecordedEvent> events;

  private AgentRun(ForkedJvm.Result result, JsonNode report, Path recording) {
    this.result = result;
    this.report = report;
    this.recording = recording;
  }

  public static AgentRun of(Jdk jdk, Path directory, String options, String... workload) {
    return run(new ForkedJvm(jdk, directory), directory, options, workload);
  }

  /** By all compilers, for what depends on how fast it is. */
  public static AgentRun hot(Jdk jdk, Path directory, String options, String... workload) {
    return run(new ForkedJvm(jdk, directory).allCompilers(), directory, options, workload);
  }

  /** By all compilers if all tests are asked for. */
  public static AgentRun hotAtNight(Jdk jdk, Path directory, String options, String... workload) {
    return run(new ForkedJvm(jdk, directory).allCompilersAtNight(), directory, options, workload);
  }

  private static AgentRun run(ForkedJvm jvm, Path directory, String options, String... workload) {
    Path json = directory.resolve("run.json");
    Path recording = directory.resolve("run.jfr");
    ForkedJvm.Result result =
        jvm.jvmArguments("-javaagent:" + AGENT + "=strict=true,file=run.jfr," + options)
            .jvmArguments("-Djava.io.tmpdir=" + directory)
            .jar(WORKLOADS)
            .arguments(workload)
            .arguments("--json=" + json)
            .run()
            .expectSuccess();
    return new AgentRun(result, json(json), recording);
  }

  /** The same without the agent. */
  public static JsonNode plain(Jdk jdk, Path directory, String... workload) {
    Path json = directory.resolve("plain.json");
    new ForkedJvm(jdk, directory)
        .jar(WORKLOADS)
        .arguments(workload)
        .arguments("--json=" + json)
        .run()
        .expectSuccess();
    return json(json);
  }

  private static JsonNode json(Path file) {
    try {
      return new ObjectMapper().readTree(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static List<RecordedEvent> read(Path recording) {
    try {
      return RecordingFile.readAllEvents(recording).stream()
          .sorted(Comparator.comparing(RecordedEvent::getEndTime))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public List<RecordedEvent> events(String name) {
    if (events == null) {
      events = read(recording);
    }
    return events.stream().filter(e -> e.getEventType().getName().equals(name)).toList();
  }

  public List<RecordedEvent> events(String name, int poolId) {
    return events(name).stream().filter(e -> e.getInt("poolId") == poolId).toList();
  }

  /**
   * The last statistics of each pool that the workload made, by its last name: until a pool has a
   * worker, it is not known what the factory calls them.
   */
  public Map<String, RecordedEvent> lastStatistics() {
    Map<Integer, RecordedEvent> last = new TreeMap<>();
    for (RecordedEvent each : events("fjprobe.PoolStatistics")) {
      if (each.getString("poolKind").equals("custom")) {
        last.put(each.getInt("poolId"), each);
      }
    }
    Map<String, RecordedEvent> byName = new TreeMap<>();
    last.values().forEach(each -> byName.put(each.getString("poolName"), each));
    return byName;
  }

  /** The workload's own last word on each of its pools. */
  public Map<String, JsonNode> lastIterations() {
    Map<String, JsonNode> last = new TreeMap<>();
    for (JsonNode iteration : iterations()) {
      last.put(iteration.get("poolName").asText(), iteration);
    }
    return last;
  }

  public JsonNode iterations() {
    return report.get("runs").get(0).get("iterations");
  }

  public RecordedEvent lastState() {
    return Events.last(events("fjprobe.AgentState"));
  }

  /** What should have been recorded and was not; what a pool has no place for is all right. */
  public String missing() {
    return unexpected(lastState().getString("missing"));
  }

  /**
   * @param missing the field of AgentState
   */
  public static String unexpected(String missing) {
    return missing.replaceAll("\\w+ \\(not (on this JDK|in jsr166y)\\)(, )?", "").trim();
  }
}
