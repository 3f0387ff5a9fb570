package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.export.Trace;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import jdk.jfr.Recording;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands export and views: what they say, and what they exit with. */
class ExportCommandTest {

  @TempDir private static Path directory;
  private static Path good;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeAll
  static void record() throws IOException {
    good = JoinOrderScenario.record(directory.resolve("good.jfr"));
  }

  private int run(Object... arguments) {
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    return AnalyzerCommand.run(words, new PrintStream(out), new PrintStream(err), false);
  }

  private String said() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aTraceIsWritten() throws IOException {
    Path trace = directory.resolve("good.json");
    assertThat(run("export", "--perfetto", trace, good, good)).as(said()).isZero();
    assertThat(Trace.read(trace).slices("join wait")).isNotEmpty();
    assertThat(directory.resolve("good.json.part")).doesNotExist();
    assertThat(out.size() + err.size()).isZero();
  }

  @Test
  void aTraceWithSuchANameIsCompressed() throws IOException {
    Path plain = directory.resolve("plain.json");
    Path packed = directory.resolve("packed.json.gz");
    assertThat(run("export", "--perfetto", plain, good)).as(said()).isZero();
    assertThat(run("export", "--perfetto", packed, good)).as(said()).isZero();
    assertThat(Trace.read(packed).of("X")).isEqualTo(Trace.read(plain).of("X")).isNotEmpty();
    assertThat(Files.size(packed)).isLessThan(Files.size(plain) / 3);
  }

  @Test
  void tablesAreWritten() {
    Path tables = directory.resolve("a/b");
    assertThat(run("export", "--csv", tables, good)).as(said()).isZero();
    assertThat(tables.resolve("JoinWait.csv")).exists();
  }

  @Test
  void singleTasksNeedBatches() {
    Path copy = directory.resolve("single.jfr");
    assertThat(run("export", "--jfr", copy, good)).isEqualTo(1);
    assertThat(said()).contains("good.jfr has no batches of tasks", "tasks=batches");
    assertThat(copy).doesNotExist();
    assertThat(directory.resolve("single.jfr.part")).doesNotExist();
  }

  @Test
  void singleTasksAreOfOneRecording() {
    assertThat(run("export", "--jfr", directory.resolve("two.jfr"), good, good)).isEqualTo(2);
    assertThat(said()).contains("--jfr takes one recording, and 2 are named");
  }

  @Test
  void aRecordingThatIsNotThereLeavesNothing() {
    Path trace = directory.resolve("none.json");
    assertThat(run("export", "--perfetto", trace, directory.resolve("none.jfr"))).isEqualTo(1);
    assertThat(said()).startsWith("analyzer: ").contains("none.jfr does not exist");
    assertThat(trace).doesNotExist();
    assertThat(directory.resolve("none.json.part")).doesNotExist();
  }

  @Test
  void whatCanBeReadIsWrittenNevertheless() throws IOException {
    Path trace = directory.resolve("half.json");
    assertThat(run("export", "--perfetto", trace, directory.resolve("none.jfr"), good))
        .isEqualTo(1);
    assertThat(Trace.read(trace).slices("join wait")).isNotEmpty();
  }

  @Test
  void anIncompleteResultHasAnExitCodeOfItsOwn() throws IOException {
    byte[] chunk = Files.readAllBytes(good);
    Path half = Files.write(directory.resolve("half.jfr"), chunk);
    Files.write(half, Arrays.copyOf(chunk, chunk.length / 2), StandardOpenOption.APPEND);
    assertThat(run("export", "--csv", directory.resolve("half"), half)).as(said()).isEqualTo(5);
    assertThat(said()).contains("warning: " + half, "the result is incomplete");
    assertThat(directory.resolve("half/JoinWait.csv")).exists();
  }

  @Test
  void aRecordingWithoutTheAgentIsRefused() throws IOException {
    Path plain = directory.resolve("plain.jfr");
    try (Recording recording = new Recording()) {
      recording.start();
      recording.stop();
      recording.dump(plain);
    }
    assertThat(run("export", "--csv", directory.resolve("nothing"), plain)).isEqualTo(1);
    assertThat(said()).contains("no events of Fork/Join", "-javaagent:fjprobe.jar");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsNamed() throws IOException {
    Path occupied = Files.writeString(directory.resolve("occupied"), "");
    assertThat(run("export", "--csv", occupied, good)).isEqualTo(1);
    assertThat(said()).contains(occupied + " can't be written").doesNotContain("\tat ");
    assertThat(run("export", "--perfetto", occupied.resolve("x.json"), good)).isEqualTo(1);
  }

  @Test
  void aFormatMustBeNamed() {
    assertThat(run("export", good)).isEqualTo(2);
    assertThat(said()).contains("--perfetto", "--csv");
    assertThat(run("export", "--csv", "x", "--perfetto", "y", good)).isEqualTo(2);
    assertThat(Files.exists(Path.of("y"))).isFalse();
  }

  @Test
  void viewsAreListed() {
    assertThat(run("views", "--list")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("fj-pools         Pools", "fj-join-sites");
    assertThat(run("views")).isEqualTo(2);
  }

  @Test
  void aJdkWithoutViewsIsRefused() {
    assertThat(run("views", "--jdk", directory, good)).isEqualTo(1);
    assertThat(said()).contains(directory + " is not a JDK", "--jdk");
    assertThat(run("views", directory.resolve("none.jfr"))).isEqualTo(1);
    assertThat(said()).contains("none.jfr does not exist");
  }
}
