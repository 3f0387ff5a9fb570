package io.fjprobe.analyzer.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of samples/ and of samples/studies/ name all that is there. */
class SampleIndexTest {

  private static final String INDEX = "README.md";

  private static List<String> entries(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.equals(INDEX) && !name.startsWith("."))
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"samples", "samples/studies"})
  void namesEachEntry(String name) throws IOException {
    Path folder = Sample.ROOT.resolve(name);
    String index = Files.readString(folder.resolve(INDEX));
    assertThat(entries(folder))
        .isNotEmpty()
        .allSatisfy(entry -> assertThat(index).contains("](" + entry + ")"));
  }
}
