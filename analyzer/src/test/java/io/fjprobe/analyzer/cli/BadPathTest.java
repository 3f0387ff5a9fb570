package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.JoinOrderScenario;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Paths that are wrong, at each command: one line that a user understands, and an exit code. */
class BadPathTest {

  /** Of a class of exceptions or errors, wherever it is. */
  private static final String CLASS_NAME = "(?s).*\\b[A-Za-z.]*[a-z](Exception|Error)\\b.*";

  @TempDir private static Path directory;
  private static Path good;
  private static Path folder;

  private static int code;
  private static String said;

  @BeforeAll
  static void makeFiles() throws IOException {
    good = JoinOrderScenario.record(directory.resolve("good.jfr"));
    folder = Files.createDirectory(directory.resolve("folder"));
    Files.createFile(directory.resolve("empty.jfr"));
    Files.writeString(directory.resolve("text.jfr"), "no recording");
    Files.createSymbolicLink(directory.resolve("loop"), directory.resolve("loop"));
  }

  private static void run(Object... words) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    String[] arguments = Arrays.stream(words).map(Object::toString).toArray(String[]::new);
    code = AnalyzerCommand.run(arguments, nowhere, new PrintStream(err), false);
    said = err.toString(StandardCharsets.UTF_8);
  }

  private static void assertSaid(String path) {
    assertThat(said).startsWith("analyzer: ").contains(path);
    assertThat(said).doesNotContain("\tat ", "unexpected").doesNotMatch(CLASS_NAME);
    assertThat(code).isIn(AnalyzerCommand.FAILED, AnalyzerCommand.USAGE);
  }

  static Stream<String> notRecordings() {
    return Stream.of(
        "none.jfr", "folder", "empty.jfr", "text.jfr", "loop", "good.jfr/inside", "n".repeat(300));
  }

  @ParameterizedTest
  @MethodSource("notRecordings")
  void toRead(String name) {
    Path path = directory.resolve(name);
    for (List<Object> command :
        List.<List<Object>>of(
            List.of("summarize", path),
            List.of("compare", path, good),
            List.of("compare", good, path),
            List.of("compare", "--base", path, "--new", good),
            List.of("export", "--csv", directory.resolve("tables"), path),
            List.of("export", "--perfetto", directory.resolve("trace.json"), path))) {
      run(command.toArray());
      assertSaid(name);
    }
  }

  static Stream<String> notWritable() {
    return Stream.of("none/file", "folder", "good.jfr/inside", "n".repeat(300));
  }

  @ParameterizedTest
  @MethodSource("notWritable")
  void toWrite(String name) {
    Path path = directory.resolve(name);
    for (List<Object> command :
        List.<List<Object>>of(
            List.of("summarize", "--html", path, good),
            List.of("compare", "--html", path, good, good),
            List.of("compare", "--fail-on=regression=5%", "--junit", path, good, good),
            List.of("export", "--perfetto", path, good))) {
      run(command.toArray());
      assertSaid(name);
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void tablesNeedADirectory() {
    run("export", "--csv", good, good);
    assertSaid("good.jfr can't be written: it is a file; name a directory");
  }

  @Test
  void viewsSayWhatIsWrongWithTheFile() {
    run("views", directory.resolve("none.jfr"));
    assertSaid("none.jfr does not exist, or can't be read");
  }
}
