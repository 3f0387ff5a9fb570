package io.fjprobe.analyzer.cli;

import static io.fjprobe.analyzer.SpanScenario.LEAF;
import static io.fjprobe.analyzer.SpanScenario.ROOT;
import static io.fjprobe.analyzer.SpanScenario.share;
import static io.fjprobe.analyzer.SpanScenario.totals;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.SpanScenario;
import io.fjprobe.analyzer.TestRecording;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What scale says of recordings with and without work and span. */
@ResourceLock(JoinOrderScenario.EVENTS_OF_THIS_JVM)
class ScaleCommandTest {

  @TempDir private Path directory;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(Object... arguments) {
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    return AnalyzerCommand.run(words, new PrintStream(out), new PrintStream(err), false);
  }

  private String said() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private Path withoutGraph() throws IOException {
    return SpanScenario.record(directory.resolve("span.jfr"));
  }

  @Test
  void boundsNeedNoGraph() throws IOException {
    assertThat(run("scale", withoutGraph(), "--workers=1,4,64")).as(said()).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("\nWorkers                     at least  at most\n")
        .contains("20 operations that begin with shop.Search, of 55 tasks each")
        .contains(
            "Work 445 ms, span 75 ms, parallelism 5.93: an operation cannot use more than 6 workers.")
        .containsPattern("shop\\.Rank\\$\\$Lambda has\\s+90 % of the span\\.")
        .containsPattern("\n  shop\\.Rank\\$\\$Lambda +54 +7\\.42 ms +90 % +2 +33\\.8 ms +90 %\n")
        .containsPattern("\n  1 +445 ms +445 ms\n")
        .containsPattern("\n  4 +111 ms +168 ms\n")
        .containsPattern("\n  64 +75 ms +80\\.8 ms\n")
        .contains("record with level=full,span=on")
        .contains("\ndoubtful It is not recorded whether tasks waited for a CPU.")
        .containsPattern(
            "Where tasks are forked: shop\\.Rank\\$\\$Lambda at\\s+shop\\.Search\\.compute:31\\s"
                + "\\(about\\s+90 % of\\s+the\\s+span and\\s+about\\s+72 %\\s+of\\s+the\\s+work,\\s+by\\s+25\\s+forks"
                + "\\s+that\\s+were\\s+looked\\s+at\\)")
        .containsPattern(
            "shop\\.Search\\.retry:57\\s+\\(lambda\\)\\s+\\(about\\s+18 %\\s+of\\s+the\\s+work")
        .doesNotContain("simulated");
  }

  @Test
  void jsonHasTheSame() throws IOException {
    assertThat(run("scale", "--json", withoutGraph(), "--workers=4")).as(said()).isZero();
    JsonNode report = new JsonMapper().readTree(out.toByteArray());
    assertThat(report.get("schema").asText()).isEqualTo("fjprobe.scale/1");
    JsonNode operation = report.at("/recordings/0/operations/0");
    assertThat(operation.get("workNanos").asDouble()).isEqualTo(445_000_000);
    assertThat(operation.get("spanNanos").asDouble()).isEqualTo(75_000_000);
    assertThat(operation.at("/predictions/0/simulatedNanos").isNull()).isTrue();
    assertThat(operation.at("/predictions/0/leastNanos").asDouble()).isEqualTo(111_250_000);
    assertThat(report.at("/recordings/0/measured").isNull()).isTrue();
  }

  @Test
  void onlyMeasuredIterationsCount() throws IOException {
    Path file = SpanScenario.recordIteration(directory.resolve("measured.jfr"));
    assertThat(run("scale", "--json", file)).as(said()).isZero();
    JsonNode account = new JsonMapper().readTree(out.toByteArray()).at("/recordings/0");
    assertThat(account.at("/operations/0/operations").asLong()).isEqualTo(10);
    assertThat(account.at("/operations/0/workNanos").asDouble()).isEqualTo(800_000_000);
    assertThat(account.at("/measured/workers").asLong()).isEqualTo(3);
    assertThat(account.at("/operations/0/predictions").findValuesAsText("workers"))
        .isEqualTo(List.of("1", "2", "3", "4", "8", "16", "32", "64", "128", "256"));
  }

  /** One task of 40 ms among a thousand of 1 ms may be longer, or may have been interrupted. */
  @Test
  void aLimitByFewVeryLongTasksIsOneOnlyIfNothingInterruptedThem() throws IOException {
    try (TestRecording recording = new TestRecording().start()) {
      TestRecording.emit("AgentState", "availableProcessors", 2);
      TestRecording.emit(
          "SpanStatistics",
          "firstTask",
          ROOT,
          "trigger",
          "exit",
          "operations",
          1L,
          "tasks",
          1_000L,
          "work",
          1_040_000_000L,
          "span",
          40_000_000L);
      share(LEAF, 1_000, 1_040_000_000L, 1, 40_000_000L);
      Path file = recording.dumpTo(directory.resolve("long.jfr"));
      assertThat(run("scale", file)).as(said()).isZero();
    }
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("  shop.Rank$$Lambda has 100 % of the span.\n");
    assertThat(out.toString(StandardCharsets.UTF_8).replaceAll("\\s+", " "))
        .contains(
            "an operation cannot use more than 26 workers, if nothing interrupted the tasks on the"
                + " span.")
        .contains("They took 40 ms each, and such tasks take 1.04 ms in the mean.");
  }

  @Test
  void whatInterruptsTasksMakesItDoubtful() throws IOException {
    Path file = SpanScenario.recordInterrupted(directory.resolve("busy.jfr"));
    assertThat(run("scale", file)).as(said()).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .containsPattern(
            "span at most 75 ms\\. Tasks were interrupted for so long, as said below, that\\s+the"
                + " parallelism is not known\\. It is at least 4\\.93\\.")
        .containsPattern("doubtful Threads that run tasks waited for a CPU for 1\\.50 s in all\\.")
        .containsPattern("work of all\\s+operations\\s+is\\s+8\\.90 s\\.")
        .doesNotContain("cannot use");
    out.reset();
    assertThat(run("scale", withoutGraph())).as(said()).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("doubtful Threads");
  }

  @Test
  void streamsDivideTheirWorkByTheNumberOfWorkers() throws IOException {
    try (TestRecording recording = new TestRecording().start()) {
      totals("exit", 20, 1_100, 8_900_000_000L, 1_500_000_000L);
      share("java.util.stream.ForEachOps$ForEachTask", 4, 1, 1, 1);
      Path file = recording.dumpTo(directory.resolve("stream.jfr"));
      assertThat(run("scale", file)).as(said()).isZero();
    }
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("doubtful Parallel streams and sorts divide their work");
  }

  @Test
  void costsAreThoseThatWereMeasured() throws IOException {
    Path burden = directory.resolve("burden.json");
    Files.writeString(
        burden,
        """
        {"costs": {"stealNanos": {"median": 600}, "forkWakeUpNanos": {"median": 30000},
         "joinReturnNanos": {"median": 40000}}}
        """);
    assertThat(run("scale", "--json", "--burden", burden, withoutGraph())).as(said()).isZero();
    assertThat(new JsonMapper().readTree(out.toByteArray()).get("costs").toString())
        .isEqualTo("{\"steal\":600.0,\"wakeUp\":30000.0,\"joinEnd\":40000.0}");

    Files.writeString(burden, "{\"costs\": {\"stealNanos\": null}}");
    assertThat(run("scale", "--burden", burden, withoutGraph())).isEqualTo(1);
    assertThat(said()).contains("burden.json has no median of stealNanos");
    assertThat(run("scale", "--burden", directory.resolve("none"), withoutGraph())).isEqualTo(1);
    assertThat(said()).contains("none can't be read");
  }

  @Test
  void itIsSaidWhatIsMissing() throws IOException {
    Path without = JoinOrderScenario.record(directory.resolve("without.jfr"));
    assertThat(run("scale", without, withoutGraph())).isEqualTo(1);
    assertThat(said()).contains("without.jfr has no work and span", "level=full,span=on");
    assertThat(out.size()).isPositive();
  }

  @Test
  void aPoolHasWorkers() throws IOException {
    assertThat(run("scale", withoutGraph(), "--workers=0")).isEqualTo(2);
    assertThat(said()).contains("--workers=0: a pool has from 1 to 32767 workers");
  }

  @Test
  void aQuestionNeedsTasks() throws IOException {
    assertThat(run("scale", withoutGraph(), "--if-joins-reversed")).isEqualTo(1);
    assertThat(said())
        .contains("span.jfr does not say who forked and joined whom", "level=full,span=on");
    assertThat(out.size()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "--if-time=Merge, --if-time=Merge: write a class of tasks and a factor",
    "--if-time==2, --if-time==2: write a class of tasks and a factor",
    "--if-time=Merge=fast, --if-time=Merge=fast: write a class of tasks and a factor",
    "--if-time=Merge=-1, --if-time=Merge=-1: write a class of tasks and a factor",
    "--if-time=Merge=NaN, --if-time=Merge=NaN: write a class of tasks and a factor",
    "--if-no-forks-below=0, '--if-no-forks-below=0.0: write a time in microseconds, above 0'",
    "--if-no-forks-below=NaN, '--if-no-forks-below=NaN: write a time in microseconds, above 0'",
    "--jdk=7, '--jdk=7: write 8, 11, 17 or a later release'"
  })
  void aQuestionThatMakesNoSenseIsRefused(String option, String message) throws IOException {
    assertThat(run("scale", withoutGraph(), option)).isEqualTo(2);
    assertThat(said()).contains(message);
  }

  @Test
  void aPageHasTheSame() throws IOException {
    Path page = directory.resolve("scale.html");
    assertThat(run("scale", "--html", page, withoutGraph())).as(said()).isZero();
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(text).contains("parallelism 5.93: an operation cannot use more than 6 workers.");
    assertThat(Files.readString(page))
        .contains("<title>fjprobe: span.jfr</title>")
        .contains("\"parallelism\":5.93")
        .contains("\"limit\":\"Work 445 ms, span 75 ms, parallelism 5.93: an operation cannot")
        .contains("record with level=full,span=on");
  }

  @Test
  void aPageThatCannotBeWrittenIsAFailure() throws IOException {
    Path page = directory.resolve("no-folder").resolve("scale.html");
    assertThat(run("scale", "--html", page, withoutGraph())).isEqualTo(1);
    assertThat(said()).contains("the page can't be written to " + page);
    assertThat(out.size()).as("the text is printed nevertheless").isPositive();
  }
}
