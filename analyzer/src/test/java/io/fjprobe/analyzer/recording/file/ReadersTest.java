package io.fjprobe.analyzer.recording.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Our own reader, compared with the parser of JDK Mission Control. */
class ReadersTest {

  private static final int MUTANTS = 300;
  private static final Path STORED = Path.of("src/test/resources/diagnosis");

  @TempDir private Path directory;

  static List<Path> recordings() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path folder : List.of(STORED, Path.of("../docs/recordings"), Path.of("../samples"))) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.filter(file -> file.toString().matches(".*\\.jfr(\\.gz)?")).forEach(all::add);
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void bothReadTheSameFacts(Path recording) {
    assertThat(Readers.difference(recording, ReaderChoice.OWN, false, 1)).isNull();
    assertThat(Readers.difference(recording, ReaderChoice.OWN, true, 3)).isNull();
  }

  @Test
  void bothReadTheSameOfBrokenRecordings() throws Exception {
    List<byte[]> recordings = new ArrayList<>();
    for (String name : List.of("join-order-lifo-8", "one-worker", "cf-default-25")) {
      recordings.add(Mutants.read(STORED.resolve(name + ".jfr.gz")));
    }
    Mutants mutants = new Mutants(recordings, null);
    List<String> differences = new ArrayList<>();
    int own = 0;
    for (int number = 1; number <= MUTANTS; number++) {
      Path file = Files.write(directory.resolve("mutant.jfr"), mutants.mutant(number));
      String difference =
          Readers.difference(file, ReaderChoice.BOTH, number % 2 == 0, number % 3 + 1);
      if (difference != null) {
        differences.add("mutant " + number + ": " + difference);
      }
      own += Readers.isReadByOwn(file) ? 1 : 0;
    }
    assertThat(differences).isEmpty();
    assertThat(own).as("read by our own reader").isBetween(MUTANTS / 10, MUTANTS * 9 / 10);
  }
}
