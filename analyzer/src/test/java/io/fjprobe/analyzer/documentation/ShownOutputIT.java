package io.fjprobe.analyzer.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Output that README.md and docs/ show is what the shipped analyzer prints.
 * -Dfjprobe.documentation=write puts into the pages what it prints now.
 */
class ShownOutputIT {

  private static final Path ACTUAL = Path.of("target/documentation");
  private static final boolean WRITE = "write".equals(System.getProperty("fjprobe.documentation"));

  @TempDir private Path directory;

  static Stream<ShownOutput> outputs() {
    return ShownOutput.all().stream();
  }

  @Test
  void thePagesShowOutput() {
    assertThat(outputs().map(output -> output.page().toString()).distinct())
        .contains("README.md", "docs/user-guide.md", "docs/comparing.md")
        .contains("samples/pekko/README.md", "samples/spring-boot/README.md");
  }

  @ParameterizedTest
  @MethodSource("outputs")
  void isWhatIsPrinted(ShownOutput output) throws Exception {
    List<String> actual = output.partOf(print(output));
    if (WRITE) {
      write(output, actual);
      return;
    }
    String name = output.toString().replaceAll("[^\\w.]+", "-") + ".txt";
    Path kept = Files.write(Files.createDirectories(ACTUAL).resolve(name), actual);
    assertThat(output.lines())
        .as("%s has what is printed; -Dfjprobe.documentation=write accepts it", kept)
        .isEqualTo(actual);
    assertThat(actual).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
  }

  private List<String> print(ShownOutput output) throws Exception {
    for (Map.Entry<String, String> recording : output.recordings().entrySet()) {
      unpack(DocumentationPage.ROOT.resolve(recording.getValue()), recording.getKey());
    }
    List<String> words = new ArrayList<>(List.of(output.command().split(" ")));
    assertThat(words.remove(0)).isEqualTo("./analyzer");
    words.add(0, AgentRun.DISTRIBUTION.resolve("analyzer").toString());
    Path printed = directory.resolve("printed.txt");
    ProcessBuilder builder = new ProcessBuilder(words).directory(directory.toFile());
    builder.environment().remove("JAVA_OPTS");
    builder.environment().put("FJPROBE_ARCHIVE", "no");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.redirectErrorStream(true).redirectOutput(printed.toFile());
    assertThat(builder.start().waitFor()).as(output.command()).isZero();
    List<String> lines = Files.readAllLines(printed);
    return lines.get(0).isEmpty() ? lines.subList(1, lines.size()) : lines;
  }

  private void unpack(Path file, String name) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      Files.copy(in, directory.resolve(name));
    }
  }

  /** Lines of the page may have moved since it was parsed, by an output above this one. */
  private static void write(ShownOutput output, List<String> actual) throws IOException {
    List<String> page = new ArrayList<>(Files.readAllLines(output.page().file()));
    int moved = page.size() - output.page().lines().size();
    page.subList(output.first() + moved, output.end() + moved).clear();
    page.addAll(output.first() + moved, actual);
    Files.write(output.page().file(), page);
  }
}
