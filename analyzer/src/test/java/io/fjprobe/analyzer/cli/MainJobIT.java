package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.TakesMinutes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * What the project is for: a program, the agent, the diagnosis; all shipped jars, each JDK. Tests
 * run side by side, because these take longer than those of any other class.
 */
@Execution(ExecutionMode.CONCURRENT)
class MainJobIT {

  @TempDir private Path directory;

  private String analyzer(String... arguments) {
    return analyzerWith("-Xmx128m", arguments).out();
  }

  private ForkedJvm.Result analyzerWith(String heap, String... arguments) {
    return AnalyzerJvm.in(directory).jvmArguments(heap).arguments(arguments).run().expectSuccess();
  }

  /** By the jar, in a small heap. */
  private JsonNode summary(AgentRun run) throws IOException {
    return recording(analyzer("summarize", "--json", run.recording.toString()));
  }

  private static JsonNode recording(String json) throws IOException {
    return new JsonMapper().readTree(json).get("recordings").get(0);
  }

  private static JsonNode pool(JsonNode recording) {
    return recording.at("/account/sections/0/pools/0");
  }

  private static List<String> warnings(JsonNode recording) {
    return findings(recording, Set.of("WARNING"));
  }

  private static List<String> findings(JsonNode recording, Set<String> severities) {
    List<String> findings = new ArrayList<>();
    for (JsonNode finding : recording.get("findings")) {
      if (severities.contains(finding.get("severity").asText())) {
        findings.add(finding.get("finding").asText());
      }
    }
    return findings;
  }

  @EachJdk
  void findsJoinsInForkOrder(Jdk jdk) throws IOException {
    AgentRun run =
        AgentRun.hotAtNight(
            jdk, directory, "level=default", "join-order", "--order=fifo", "--iterations=3");
    JsonNode recording = summary(run);

    // a warning or not, and which is first, depends on how much of it others waited for
    assertThat(findings(recording, Set.of("WARNING", "INFO"))).contains("unmanaged-blocking");
    if (jdk.feature() > 8) { // where spare workers do not make up for it
      assertThat(warnings(recording).subList(0, 1)).isSubsetOf("join-order", "unmanaged-blocking");
      assertThat(warnings(recording)).contains("join-order");
    }
    AccountChecks.assertAddsUp(recording.get("account"));
    assertThat(AccountChecks.share(recording.get("account"), "UNMANAGED_BLOCKED"))
        .isGreaterThan(0.3);
    assertThat(AccountChecks.share(recording.get("account"), "UNATTRIBUTED")).isLessThan(0.05);
    JsonNode counters = pool(recording).get("counters");
    long steals = 0;
    int operations = 0;
    for (JsonNode iteration : run.iterations()) {
      if (iteration.get("phase").asText().equals("measured")) {
        steals += iteration.get("stealCount").asLong();
        operations += iteration.get("operations").asInt();
      }
    }
    assertThat(counters.at("/stealCount/count").asLong()).isEqualTo(steals);
    assertThat(counters.at("/forks/count").asLong()).isEqualTo(40L * operations);
    assertThat(counters.at("/submissions/count").asLong()).isEqualTo(operations);
    assertThat(recording.at("/account/basis/doubts")).isEmpty();
    if (jdk.feature() > 8) { // after the counts, which tell whether a part of the time is missing
      assertThat(AccountChecks.nanos(recording.get("account"), "JOIN_BLOCKED"))
          .as("by iterations: %s", run.iterations())
          .isBetween(3 * joinBlocked(run) / 4, joinBlocked(run));
    }
  }

  /** By the program's clock, which also runs while a joiner waits for a CPU. */
  private static long joinBlocked(AgentRun run) {
    long nanos = 0;
    for (JsonNode iteration : run.iterations()) {
      if (iteration.get("phase").asText().equals("measured")) {
        nanos += iteration.at("/extras/workerJoinBlockedNanos").asLong();
      }
    }
    return nanos;
  }

  @AnyJdk
  void findsTasksThatAreTooFine(Jdk jdk) throws IOException {
    AgentRun run =
        AgentRun.hotAtNight(jdk, directory, "level=default", "fib", "--n=25", "--iterations=2");

    assertThat(warnings(summary(run))).contains("fine-tasks");
  }

  @EachJdk
  void findsASubmissionQueueThatFeedsAll(Jdk jdk) throws IOException {
    AgentRun run =
        AgentRun.hotAtNight(
            jdk, directory, "level=default", "trig", "--operations=300", "--iterations=2");

    JsonNode recording = OwnAnalyzer.summary(run.recording);
    assertThat(warnings(recording))
        .as("where such small tasks wait depends on how busy the machine is")
        .containsAnyOf("fine-tasks", "submission-bound");
    JsonNode pool = pool(recording);
    assertThat(pool.at("/counters/submissionsTaken/count").asLong()).isEqualTo(2L * 300 * 600);
    assertThat(pool.at("/tasksRun/count").asLong()).isEqualTo(2L * 300 * 800);
    assertThat(pool.at("/tasksRun/derived").asBoolean()).isTrue();
    assertThat(pool.at("/taskRuns/events").asLong()).isZero();
  }

  @EachJdk
  void countsEveryTask(Jdk jdk) throws IOException {
    AgentRun run =
        AgentRun.hotAtNight(
            jdk, directory, "level=full", "fib", "--n=18", "--operations=10", "--iterations=2");
    JsonNode recording = OwnAnalyzer.summary(run.recording);

    JsonNode pool = pool(recording);
    assertThat(pool.at("/tasksRun/count").asLong()).isEqualTo(20L * 4181); // a Fibonacci number
    assertThat(pool.at("/tasksRun/derived").asBoolean(true)).isFalse();
    assertThat(pool.at("/taskRuns/byClass/0/name").asText()).endsWith(".FibTask");
    assertThat(recording.at("/account/basis/doubts")).isEmpty();
    JsonNode time = pool.get("time");
    long sum = 0;
    for (String part : List.of("running", "joinBlocked", "managedBlocked", "idle", "spin")) {
      JsonNode nanos = time.get(part + "Nanos");
      assertThat(nanos.isNull()).as(part).isEqualTo(part.equals("spin") && jdk.feature() == 11);
      assertThat(nanos.asLong()).as(part).isNotNegative();
      sum += nanos.asLong();
    }
    assertThat(sum).isEqualTo(time.get("totalNanos").asLong());
  }

  @AnyJdk
  void textFitsTheScreen(Jdk jdk) {
    AgentRun run =
        AgentRun.hotAtNight(jdk, directory, "level=full", "managed-block", "--iterations=2");

    String text = analyzer("summarize", "--all", run.recording.toString());

    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    assertThat(text).contains("managed-block", "Where the numbers come from", "Compensations");
    String notRecorded = jdk.feature() == 8 ? "submission queues found locked\n" : "";
    assertThat(text.replace("  not recorded: " + notRecorded, "")).doesNotContain("not recorded: ");
  }

  /**
   * Above what JMC's own collection would hold, or count, in this heap, which is for chunks: they
   * are of 12 MB, but larger if the machine is so busy that the JVM is late to begin the next one.
   */
  @Test
  @TakesMinutes
  void countsMillionsOfStealsExactly() throws IOException {
    AgentRun run =
        AgentRun.hot(
            Jdks.get(25),
            directory,
            "level=full",
            "trig",
            "--operations=2500",
            "--iterations=1",
            "--warmup-iterations=1");

    long inFile = 0;
    try (RecordingFile file = new RecordingFile(run.recording)) {
      while (file.hasMoreEvents()) {
        inFile += file.readEvent().getEventType().getName().equals("fjprobe.Steal") ? 1 : 0;
      }
    }
    ForkedJvm.Result result =
        analyzerWith("-Xmx512m", "summarize", "--json", run.recording.toString());
    assertThat(result.err()).doesNotContain("warning:");
    assertThat(recording(result.out()).at("/account/events/fjprobe.Steal").asLong())
        .isEqualTo(inFile)
        .isGreaterThanOrEqualTo(3_000_000);
  }
}
