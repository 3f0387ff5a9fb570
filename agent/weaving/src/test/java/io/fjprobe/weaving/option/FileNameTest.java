package io.fjprobe.weaving.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileNameTest {

  @TempDir Path directory;

  @Test
  void namesTheProcessByDefault() {
    assertThat(FileName.resolve(null, "4711").getFileName()).hasToString("fjprobe-4711.jfr");
  }

  @Test
  void expandsProcessAndTime() {
    Path file = FileName.resolve(directory + "/a-%p-%t.jfr", "12");

    assertThat(file.getFileName().toString()).matches("a-12-\\d{4}(_\\d\\d){5}\\.jfr");
  }

  @Test
  void refusesADirectory() {
    assertThatThrownBy(() -> FileName.resolve(directory.toString(), "1"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("it is a directory");
  }

  @Test
  void refusesAMissingDirectory() {
    assertThatThrownBy(() -> FileName.resolve(directory + "/no/a.jfr", "1"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("there is no directory " + directory + "/no");
  }
}
