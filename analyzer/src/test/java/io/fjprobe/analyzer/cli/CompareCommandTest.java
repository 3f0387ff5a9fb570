package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.JoinOrderScenario;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {

  private record Run(int code, String out, String err) {

    Run expect(int expected) {
      assertThat(code).as(out + err).isEqualTo(expected);
      return this;
    }
  }

  @TempDir private static Path directory;
  private static Path one;
  private static Path other;

  @BeforeAll
  static void record() throws IOException {
    one = JoinOrderScenario.record(directory.resolve("one.jfr"));
    other = JoinOrderScenario.record(directory.resolve("other.jfr"));
  }

  private static Run run(Object... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    int code = AnalyzerCommand.run(words, new PrintStream(out), new PrintStream(err), false);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static JsonNode json(Run run) throws IOException {
    return new JsonMapper().readTree(run.out());
  }

  /** Twice the same recording is two JVMs, of two iterations each. */
  private static String twice(Path file) throws IOException {
    return file + "," + copy(file, 1);
  }

  /** Of four JVMs a side only the means count, however unlike their iterations happened to be. */
  private static String fourTimes(Path file) throws IOException {
    return twice(file) + "," + copy(file, 2) + "," + copy(file, 3);
  }

  private static Path copy(Path file, int number) throws IOException {
    Path copy = directory.resolve(file.getFileName() + ".copy" + number);
    return Files.exists(copy) ? copy : Files.copy(file, copy);
  }

  private static Path manifest(Path matrix, String jdk, String recording, String failure)
      throws IOException {
    String json =
        new JsonMapper()
            .createObjectNode()
            .put("workload", "join-order:fifo")
            .put("jdk", jdk)
            .put("recording", recording)
            .put("failure", failure)
            .toString();
    return Files.writeString(matrix.resolve(recording + ".manifest.json"), json);
  }

  private static Path matrix(String name, String... jdks) throws IOException {
    Path matrix = Files.createDirectory(directory.resolve(name));
    for (String jdk : jdks) {
      for (int i = 1; i <= 2; i++) {
        String recording = "jdk" + jdk + "-" + i + ".jfr";
        Files.copy(one, matrix.resolve(recording));
        manifest(matrix, jdk, recording, null);
      }
    }
    return matrix;
  }

  @Test
  void oneBadOfSeveralIsSaidAndTheOthersAreCompared() throws IOException {
    Path bad = Files.writeString(directory.resolve("bad.jfr"), "no recording");
    Run run = run("compare", "--base", twice(one) + "," + bad, "--new", twice(one)).expect(1);
    assertThat(run.out()).contains("VERDICT  no difference shown");
    assertThat(run.err()).contains("bad.jfr is not a recording");
    assertThat(run("compare", bad, one).expect(1).out()).isEmpty();
  }

  @Test
  void aRecordingDoesNotDifferFromItself() throws IOException {
    Run run = run("compare", "--json", "--base", twice(one), "--new", twice(one)).expect(0);
    JsonNode comparison = json(run).at("/comparisons/0/comparison");
    assertThat(json(run).at("/schema").asText()).isEqualTo("fjprobe.compare/2");
    assertThat(comparison.at("/verdict").asText()).isEqualTo("NO_DIFFERENCE_SHOWN");
    assertThat(comparison.at("/throughputRatio/value").asDouble()).isEqualTo(1);
    assertThat(comparison.at("/explanations")).isEmpty();
    assertThat(comparison.at("/base/files")).hasSize(2);
  }

  @Test
  void textAndMarkdownSayTheSame() throws IOException {
    String[] sides = {"--base", twice(one), "--new", twice(one)};
    String text = run("explain", sides[0], sides[1], sides[2], sides[3]).expect(0).out();
    String markdown =
        run("compare", "--markdown", sides[0], sides[1], sides[2], sides[3]).expect(0).out();
    assertThat(text).contains("VERDICT  no difference shown between base and new");
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    assertThat(markdown).startsWith("### join-order fifo").contains("**no difference shown");
  }

  @Test
  void tooFewIterationsAreRefusedUnlessForced() {
    Run run = run("compare", one, other).expect(1);
    assertThat(run.out()).contains("VERDICT  not compared: base: only 2 measured iterations");
    assertThat(run.err()).contains("--force");
    assertThat(run("compare", "--force", one, other).expect(0).out()).contains("FORCED");
  }

  @Test
  void ofRecordingsWithoutOperationsTheThroughputIsNotKnown() throws IOException {
    Path a = JoinOrderScenario.recordWithoutIterations(directory.resolve("whole-a.jfr"));
    Path b = JoinOrderScenario.recordWithoutIterations(directory.resolve("whole-b.jfr"));
    Run pair = run("compare", a, b).expect(0);
    assertThat(pair.out())
        .contains("VERDICT  throughput not known", "wall time per second")
        .contains("unit     one second of the recordings", "operation=")
        .doesNotContain("per operation", "iterations of", "faster", "CAUSE");
    JsonNode sets =
        json(run("compare", "--json", "--per", "task", "--base", twice(a), "--new", twice(b))
                .expect(0))
            .at("/comparisons/0/comparison");
    assertThat(sets.at("/verdict").asText()).isEqualTo("THROUGHPUT_NOT_KNOWN");
    assertThat(sets.at("/unitOfWork").asText()).isEqualTo("TASK_RUN");
    assertThat(sets.at("/base/operations").asLong()).isEqualTo(2_002);
    assertThat(sets.at("/throughputRatio/low").isNumber()).isTrue();
    Run limited = run("compare", a, b, "--fail-on", "regression=5%").expect(1);
    assertThat(limited.out()).contains("UNKNOWN  regression=5%", "the throughput is not known");
    assertThat(limited.err())
        .contains("analyzer: limit regression=5% of ", " can't be checked: the throughput is not");
    assertThat(run("compare", a, b, "--per", "run").expect(1).out().replaceAll("\\s+", " "))
        .contains("the whole run of the program is not recorded");
    assertThat(run("compare", a, b, "--per", "year").expect(2).err())
        .contains("'year' is none of operation, run, task, second");
    assertThat(run("compare", a, one).expect(1).out())
        .contains("not compared: workload: none (no workload iterations in the recording) on base");
  }

  @Test
  void aTruncatedRecordingIsRefused() throws IOException {
    byte[] whole = Files.readAllBytes(one);
    byte[] longer = Arrays.copyOf(whole, whole.length + 1_000);
    Path broken = Files.write(directory.resolve("broken.jfr"), longer);
    Run run = run("compare", "--base", twice(one), "--new", broken + "," + other).expect(1);
    assertThat(run.out()).contains("broken.jfr: the file is truncated");
  }

  @Test
  void aMatrixIsComparedByJdk() throws IOException {
    Path matrix = matrix("matrix", "17", "8");
    Run run = run("compare", matrix).expect(0);
    assertThat(run.out()).contains("between JDK 8 and JDK 17");
    Run reverse = run("compare", matrix, "--base", "17", "--new", "8").expect(0);
    assertThat(reverse.out()).contains("between JDK 17 and JDK 8");
    assertThat(run("compare", matrix, "--base", "17", "--new", "99").expect(2).err())
        .contains("99 is not a JDK of this matrix, which has 8, 17");
  }

  private static Path rounds(String name, String... jdksInOrder) throws IOException {
    Path matrix = Files.createDirectory(directory.resolve(name));
    Map<String, Integer> rounds = new HashMap<>();
    for (int i = 0; i < jdksInOrder.length; i++) {
      String jdk = jdksInOrder[i];
      int round = rounds.merge(jdk, 1, Integer::sum);
      String recording = "jdk" + jdk + "-" + round + ".jfr";
      Files.copy(one, matrix.resolve(recording));
      String json =
          new JsonMapper()
              .createObjectNode()
              .put("workload", "join-order:fifo")
              .put("jdk", jdk)
              .put("round", round)
              .put("recording", recording)
              .put("start", "2026-01-01T00:00:" + (10 + i) + "Z")
              .toString();
      Files.writeString(matrix.resolve(recording + ".manifest.json"), json);
    }
    return matrix;
  }

  @Test
  void roundsOfAMatrixArePairs() throws IOException {
    Path byTurns = rounds("by-turns", "8", "17", "17", "8", "8", "17", "17", "8", "8", "17");
    assertThat(run("compare", byTurns).expect(0).out())
        .contains("bootstrap over 5 rounds", "(throughput x 1.000 to 1.000)");
    Path inBlocks = rounds("in-blocks", "8", "8", "8", "8", "8", "17", "17", "17", "17", "17");
    assertThat(run("compare", inBlocks).expect(0).out())
        .contains("bootstrap over JVMs")
        .doesNotContain("bootstrap over 5 rounds");
  }

  @Test
  void whatFailedInAMatrixIsLeftOutAndSaid() throws IOException {
    Path matrix = matrix("failed", "8", "17");
    Files.copy(other, matrix.resolve("jdk8-3.jfr"));
    manifest(matrix, "8", "jdk8-3.jfr", "it hung");
    Run run = run("compare", matrix).expect(0);
    assertThat(run.out()).contains("LEFT OUT ", "it hung", "JDK 8 (", ": 2 JVMs");
  }

  @Test
  void ofThreeJdksTwoHaveToBeChosen() throws IOException {
    Path matrix = matrix("three", "8", "17", "25");
    assertThat(run("compare", matrix).expect(2).err()).contains("JDK 8, 17, 25");
  }

  @Test
  void aDirectoryStandsForItsRecordings() throws IOException {
    Path matrix = matrix("side", "17");
    Run run = run("compare", "--base", matrix, "--new", twice(one)).expect(0);
    assertThat(run.out()).contains("base     base (", ": 2 JVMs, 4 iterations");
  }

  @Test
  void limitsThatAreKept() throws IOException {
    Path junit = directory.resolve("kept.xml");
    run(
            "compare",
            "--base",
            twice(one),
            "--new",
            twice(one),
            "--fail-on",
            "regression=5%",
            "--junit",
            junit)
        .expect(0);
    assertThat(Files.readString(junit))
        .contains("tests=\"1\" failures=\"0\" errors=\"0\"", "name=\"regression=5%\"");
  }

  @Test
  void aLimitThatIsBroken() throws IOException {
    Path junit = directory.resolve("broken.xml");
    Path slow = JoinOrderScenario.record(directory.resolve("slow.jfr"), 1);
    Path fast = JoinOrderScenario.record(directory.resolve("fast.jfr"), 1_000_000);
    Run run =
        run(
                "compare",
                "--base",
                fourTimes(fast),
                "--new",
                fourTimes(slow),
                "--junit",
                junit,
                "--fail-on",
                "regression=5%")
            .expect(3);
    assertThat(run.out()).contains("BROKEN   regression=5%");
    assertThat(Files.readString(junit)).contains("failures=\"1\"", "<failure message=\"throughput");
    run(
            "compare",
            "--base",
            fourTimes(slow),
            "--new",
            fourTimes(fast),
            "--fail-on",
            "regression=5%")
        .expect(0);
  }

  /** One JVM on a side: its interval is wider than the limit. */
  @Test
  void aLimitThatIsUndecided() throws IOException {
    Path junit = directory.resolve("undecided.xml");
    List<Object> words =
        List.of("compare", "--force", one, one, "--fail-on", "regression=5%", "--junit", junit);
    assertThat(run(words.toArray()).expect(0).out()).contains("UNDECIDED regression=5%");
    assertThat(Files.readString(junit)).contains("skipped=\"1\"", "<skipped message=\"undecided: ");
    List<Object> strict = new ArrayList<>(words);
    strict.add("--fail-on-undecided");
    assertThat(run(strict.toArray()).expect(4).err()).contains("is undecided");
    assertThat(run("compare", one, one, "--fail-on-undecided").expect(2).err())
        .contains("add --fail-on");
  }

  @Test
  void whatCanNotBeComparedKeepsNoLimit() {
    Run run = run("compare", one, other, "--fail-on", "regression=5%").expect(1);
    assertThat(run.out()).contains("UNKNOWN  regression=5%");
  }

  @Test
  void wrongUsage() throws IOException {
    assertThat(run("compare").expect(2).err()).contains("two sides are needed");
    assertThat(run("compare", one).expect(2).err()).contains("two sides are needed");
    assertThat(run("compare", "--base", one).expect(2).err()).contains("go together");
    assertThat(run("compare", one, other, "--fail-on", "luck=5%").expect(2).err())
        .contains("'luck' can't be limited; there are regression");
    assertThat(run("compare", one, other, "--fail-on", "joinBlocke=5%").expect(2).err())
        .contains("'joinBlocke' can't be limited; did you mean 'joinBlocked'?")
        .doesNotContain("there are");
    assertThat(run("compare", directory.resolve("nosuchfolder")).expect(2).err())
        .contains("nosuchfolder does not exist")
        .doesNotContain("two sides");
    assertThat(run("compare", one, other, "--junit", "x.xml").expect(2).err())
        .contains("add --fail-on");
    assertThat(run("compare", one, other, "--json", "--markdown").expect(2).err())
        .contains("not both");
    Path empty = Files.createDirectory(directory.resolve("empty"));
    assertThat(run("compare", empty, one).expect(2).err()).contains("no recordings (*.jfr) in");
    assertThat(run("compare", empty).expect(2).err()).contains("no *.manifest.json");
  }

  @Test
  void damagedManifests() throws IOException {
    Path matrix = matrix("damaged", "8", "17");
    Path manifest = matrix.resolve("a.manifest.json");
    for (String json : List.of("{", "{\"jdk\":\"8\",\"recording\":\"\\u0000\"}", "", "[1]")) {
      Files.writeString(manifest, json);
      assertThat(run("compare", matrix).expect(2).err())
          .contains("a.manifest.json is damaged: ")
          .doesNotContain("unexpected ");
    }
  }

  @Test
  void whatCanNotBeReadIsNamed() throws IOException {
    assertThat(run("compare", one, "none.jfr").expect(1).err()).contains("none.jfr");
    Path text = Files.writeString(directory.resolve("text.jfr"), "no recording");
    assertThat(run("compare", text, one).expect(1).err()).contains("text.jfr");
  }
}
