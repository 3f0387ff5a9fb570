package io.fjprobe.analyzer.recording.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.Jdks;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A few of the broken recordings that samples/studies/mutated-recordings makes many of. */
class MutantsTest {

  private static final int MUTANTS = Jdks.areAllTestsAsked() ? 200 : 80;
  private static final long SECONDS = 60;
  private static final Path STORED = Path.of("src/test/resources/diagnosis");

  @TempDir private Path directory;

  @Test
  void brokenRecordingsDoNoHarm() throws Exception {
    List<byte[]> recordings = new ArrayList<>();
    for (String name : List.of("join-order-lifo-8", "one-worker", "cf-default-25")) {
      recordings.add(Mutants.read(STORED.resolve(name + ".jfr.gz")));
    }
    Path good = Files.write(directory.resolve("good.jfr"), recordings.get(0));
    Mutants mutants =
        new Mutants(recordings, new MutantCheck(directory.resolve("run"), good, SECONDS));
    List<String> problems = new ArrayList<>();
    for (int number = 1; number <= MUTANTS; number++) {
      for (String problem : mutants.problems(number)) {
        problems.add("mutant " + number + ": " + problem);
      }
    }
    assertThat(problems).isEmpty();
  }
}
