package io.fjprobe.analyzer.cli;

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

/** What summarize says of work and span: the same as scale. */
@ResourceLock(JoinOrderScenario.EVENTS_OF_THIS_JVM)
class SummarizedSpanTest {

  private static final List<String> FIELDS =
      List.of(
          "firstTask", "operations", "tasks", "workNanos", "spanNanos", "parallelism", "shares");

  @TempDir private Path directory;

  private static String run(Object... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    assertThat(AnalyzerCommand.run(words, new PrintStream(out), new PrintStream(err), false))
        .as(err.toString(StandardCharsets.UTF_8))
        .isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String unbroken(String text) {
    return text.replaceAll("\\s+", " ");
  }

  private static JsonNode recording(Object... arguments) throws IOException {
    return new JsonMapper().readTree(run(arguments)).at("/recordings/0");
  }

  private static void assertSame(Path file) throws IOException {
    JsonNode summarized = recording("summarize", "--json", file).at("/account/span");
    JsonNode scaled = recording("scale", "--json", file);
    assertThat(summarized.get("operations")).isNotEmpty();
    for (String each : List.of("pausedNanos", "waitedNanos")) {
      assertThat(summarized.get(each)).as(each).isEqualTo(scaled.get(each));
    }
    for (int i = 0; i < summarized.get("operations").size(); i++) {
      for (String each : FIELDS) {
        assertThat(summarized.get("operations").get(i).get(each))
            .as(each)
            .isNotNull()
            .isEqualTo(scaled.get("operations").get(i).get(each));
      }
    }
  }

  @Test
  void theNumbersAreThoseOfScale() throws IOException {
    assertSame(SpanScenario.record(directory.resolve("span.jfr")));
    assertSame(SpanScenario.recordInterrupted(directory.resolve("busy.jfr")));
    Path measured = SpanScenario.recordIteration(directory.resolve("measured.jfr"));
    assertSame(measured);
    assertThat(
            recording("summarize", "--json", measured)
                .at("/account/span/operations/0/operations")
                .asLong())
        .as("of the measured iteration")
        .isEqualTo(10);
  }

  @Test
  void pausesAreThoseOfScale() throws IOException {
    try (TestRecording recording = new TestRecording().enable("jdk.GCPhasePause").start()) {
      SpanScenario.totals("exit", 20, 1_100, 8_900_000_000L, 1_500_000_000L);
      System.gc();
      Path file = recording.dumpTo(directory.resolve("paused.jfr"));
      assertSame(file);
      assertThat(recording("summarize", "--json", file).at("/account/span/pausedNanos").asLong())
          .isPositive();
    }
  }

  @Test
  void theTextSaysHowManyWorkersAnOperationCanUse() throws IOException {
    Path file = SpanScenario.record(directory.resolve("span.jfr"));
    String said =
        "SPAN Operations that begin with shop.Search have a parallelism of 5.93: an operation cannot"
            + " use more than 6 workers. shop.Rank$$Lambda has 90 % of the span. It is not recorded"
            + " whether tasks waited for a CPU. What more or fewer"
            + " workers would give: analyzer scale.";
    assertThat(unbroken(run("summarize", file))).contains(said);
    assertThat(unbroken(run("summarize", "--all", file))).contains(said);
    Path page = directory.resolve("page.html");
    run("summarize", "--html", page, file);
    assertThat(Files.readString(page))
        .contains(
            "\"spans\":[[\"Operations that begin with shop.Search have a parallelism of 5.93");
  }

  @Test
  void whatWasInterruptedIsNotKnown() throws IOException {
    assertThat(
            unbroken(
                run("summarize", SpanScenario.recordInterrupted(directory.resolve("busy.jfr")))))
        .contains(
            "The parallelism of operations that begin with shop.Search is not known: tasks were"
                + " interrupted for too long. It is at least 4.93.")
        .doesNotContain("cannot use", "not recorded whether tasks waited");
  }

  @Test
  void otherKindsOfOperationsAreCounted() throws IOException {
    try (TestRecording recording = new TestRecording().start()) {
      SpanScenario.totals("exit", 20, 1_100, 8_900_000_000L, 1_500_000_000L);
      TestRecording.emit(
          "SpanStatistics",
          "firstTask",
          "shop.Count",
          "trigger",
          "exit",
          "operations",
          1L,
          "tasks",
          1L,
          "work",
          1_000_000_000L,
          "span",
          1_000_000_000L);
      Path file = recording.dumpTo(directory.resolve("two.jfr"));
      assertThat(unbroken(run("summarize", file)))
          .contains("There is 1 other kind of operations. What more")
          .doesNotContain("shop.Count");
      assertThat(unbroken(run("summarize", "--all", file)))
          .contains(
              "The operation that begins with shop.Count has a parallelism of 1: each task of an"
                  + " operation needs the one before")
          .doesNotContain("other kind");
    }
  }

  @Test
  void withoutSpanThereIsNothingOfIt() throws IOException {
    Path file = JoinOrderScenario.record(directory.resolve("without.jfr"));
    assertThat(run("summarize", file) + run("summarize", "--all", file)).doesNotContain("SPAN");
    assertThat(recording("summarize", "--json", file).at("/account").has("span")).isFalse();
  }
}
