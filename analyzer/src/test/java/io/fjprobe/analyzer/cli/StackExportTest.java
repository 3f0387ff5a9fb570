package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.JoinOrderScenario;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The stacks of a recording add up to what its summary says. */
class StackExportTest {

  private static final double NANOS_PER_MICRO = 1e3;

  /** A recording of a real program, with looks at its threads. */
  private static final Path LOOKED =
      Path.of("src/main/resources/io/fjprobe/analyzer/cli/training.jfr.gz");

  @TempDir private static Path directory;
  private static Path counted;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeAll
  static void record() throws IOException {
    counted = JoinOrderScenario.record(directory.resolve("counted.jfr"));
  }

  private int run(Object... arguments) {
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    return AnalyzerCommand.run(
        words, new PrintStream(OutputStream.nullOutputStream()), new PrintStream(err), false);
  }

  private String said() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private List<String> stacks(Path recording, String kind) throws IOException {
    Path file = directory.resolve(kind + ".txt");
    assertThat(run("export", "--collapsed", file, "--stacks", kind, recording)).as(said()).isZero();
    assertThat(directory.resolve(kind + ".txt.part")).doesNotExist();
    return Files.readAllLines(file);
  }

  private static double sum(List<String> stacks, String beginning) {
    return stacks.stream()
        .filter(stack -> stack.startsWith(beginning))
        .mapToDouble(stack -> Double.parseDouble(stack.substring(stack.lastIndexOf(' ') + 1)))
        .sum();
  }

  private static double sum(JsonNode rows, ToDoubleFunction<JsonNode> what) {
    return StreamSupport.stream(rows.spliterator(), false).mapToDouble(what).sum();
  }

  private static JsonNode sections(Path recording) throws IOException {
    return OwnAnalyzer.summary(recording).at("/account/sections");
  }

  @Test
  void momentsAddUpToTheTimeThatWasLookedAt() throws IOException {
    JsonNode sections = sections(LOOKED);
    List<String> stacks = stacks(LOOKED, "moments");

    assertThat(stacks).hasSizeGreaterThan(5);
    assertThat(sum(stacks, ""))
        .isCloseTo(
            sum(sections, section -> section.at("/moments/lookedNanos").asDouble())
                / NANOS_PER_MICRO,
            within(stacks.size() / 2.0));
    for (JsonNode section : sections) {
      double sleeps =
          sum(
              section.at("/moments/boxes"),
              box ->
                  box.get("doing").asText().equals("SLEEPS")
                          && box.get("where").asText().equals("common")
                      ? box.get("share").asDouble()
                      : 0);
      assertThat(sum(stacks, "pool common;sleeps"))
          .isCloseTo(
              sleeps * section.at("/moments/lookedNanos").asDouble() / NANOS_PER_MICRO,
              within(stacks.size() / 2.0))
          .isPositive();
    }
  }

  @Test
  void waitsAddUpToThoseOfEachPool() throws IOException {
    for (Path recording : List.of(LOOKED, counted)) {
      List<String> stacks = stacks(recording, "waits");
      for (JsonNode section : sections(recording)) {
        for (JsonNode pool : section.get("pools")) {
          String who = "pool " + pool.get("name").asText() + ";";
          double joins = pool.at("/joins/all/totalNanos").asDouble();
          double exact =
              Math.max(
                  pool.at("/blocking/exactNanos").asDouble(),
                  pool.at("/blocking/all/totalNanos").asDouble());
          double managed =
              sum(pool.at("/blocking/managed"), row -> row.get("totalNanos").asDouble());
          assertThat(sum(stacks, who + "waits for a task"))
              .as(who)
              .isCloseTo(joins / NANOS_PER_MICRO, within(stacks.size() / 2.0));
          assertThat(sum(stacks, who))
              .as("%s in %s", who, stacks)
              .isCloseTo((joins + exact + managed) / NANOS_PER_MICRO, within(stacks.size() / 2.0));
        }
        assertThat(sum(stacks, "threads outside the pools;waits for a task"))
            .isCloseTo(
                section.at("/externalJoins/all/totalNanos").asDouble() / NANOS_PER_MICRO,
                within(stacks.size() / 2.0));
      }
      assertThat(sum(stacks, "")).isPositive();
    }
  }

  @Test
  void forksAreThoseThatPoolsCount() throws IOException {
    List<String> stacks = stacks(LOOKED, "forks");
    for (JsonNode section : sections(LOOKED)) {
      for (JsonNode pool : section.get("pools")) {
        String who = "pool " + pool.get("name").asText() + ";";
        for (String counter : List.of("forks", "submissions")) {
          assertThat(sum(stacks, who + counter))
              .as(who + counter)
              .isEqualTo(pool.at("/counters/" + counter + "/count").asDouble());
        }
      }
    }
    assertThat(sum(stacks, "pool common;forks")).isPositive();
  }

  @Test
  void eachOfSeveralRecordingsHasItsName() throws IOException {
    Path file = directory.resolve("two.txt");
    assertThat(run("export", "--collapsed", file, "--stacks=forks", LOOKED, counted)).isZero();
    assertThat(
            Files.readAllLines(file).stream()
                .map(stack -> stack.substring(0, stack.indexOf(';')))
                .collect(Collectors.toSet()))
        .containsExactlyInAnyOrder("training.jfr.gz", "counted.jfr");
  }

  @Test
  void nothingIsWrittenWhereNobodyLooked() {
    Path file = directory.resolve("none.txt");
    assertThat(run("export", "--collapsed", file, counted)).isEqualTo(1);
    assertThat(said())
        .contains("counted.jfr has no stacks of moments: nobody looked at all threads in it");
    assertThat(file).doesNotExist();
  }

  @Test
  void aRecordingThatIsNotThereIsNamed() {
    Path file = directory.resolve("none.txt");
    assertThat(run("export", "--collapsed", file, directory.resolve("no.jfr"))).isEqualTo(1);
    assertThat(said()).contains("no.jfr does not exist");
    assertThat(file).doesNotExist();
  }

  @Test
  void kindsAreThoseThatThereAre() {
    assertThat(run("export", "--collapsed", "x", "--stacks=cpu", counted)).isEqualTo(2);
    assertThat(said()).contains("moments, waits, forks");
    assertThat(run("export", "--csv", "x", "--stacks=waits", counted)).isEqualTo(2);
    assertThat(said()).contains("--stacks is of use only with --collapsed");
  }
}
