package io.fjprobe.weaving.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileNameTest {

  @TempDir Path directory;

  private static Path resolve(String file, String pid) {
    Map<String, String> given = file == null ? Map.of() : Map.of("file", file);
    return FileName.resolve(Options.of(given), pid);
  }

  @Test
  void namesTheProcessByDefault() {
    assertThat(resolve(null, "4711").getFileName()).hasToString("fjprobe-4711.jfr");
  }

  @Test
  void expandsProcessAndTime() {
    Path file = resolve(directory + "/a-%p-%t.jfr", "12");

    assertThat(file.getFileName().toString()).matches("a-12-\\d{4}(_\\d\\d){5}\\.jfr");
  }

  @Test
  void refusesADirectory() {
    assertThatThrownBy(() -> resolve(directory.toString(), "1"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("it is a directory");
  }

  @Test
  void refusesAMissingDirectory() {
    assertThatThrownBy(() -> resolve(directory + "/no/a.jfr", "1"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("the directory " + directory + "/no does not exist");
  }

  @Test
  void aNameThatNobodyChoseIsNotWrittenThroughALink() throws IOException {
    Path victim = Files.writeString(directory.resolve("victim"), "mine");
    Path chosen = directory.resolve("fjprobe-1.jfr");
    Files.createSymbolicLink(chosen, victim);
    Files.createSymbolicLink(directory.resolve("fjprobe-1-1.jfr"), directory.resolve("nothing"));

    Path claimed = FileName.claim(chosen);

    assertThat(claimed.getFileName()).hasToString("fjprobe-1-2.jfr");
    assertThat(claimed).isRegularFile();
    assertThat(victim).hasContent("mine");
    assertThat(directory.resolve("nothing")).doesNotExist();
  }

  @Test
  void anOlderRecordingStaysIfNobodyChoseTheName() throws IOException {
    Path older = Files.writeString(directory.resolve("fjprobe-1.jfr"), "older");

    assertThat(FileName.claim(older).getFileName()).hasToString("fjprobe-1-1.jfr");
    assertThat(older).hasContent("older");
  }

  @Test
  void aNameThatNobodyChoseIsNotRefusedForWhatIsThere() throws IOException {
    Path name = Path.of("fjprobe-4711.jfr").toAbsolutePath();
    Files.createSymbolicLink(name, directory);
    try {
      assertThat(resolve(null, "4711")).isEqualTo(name);
    } finally {
      Files.delete(name);
    }
  }
}
