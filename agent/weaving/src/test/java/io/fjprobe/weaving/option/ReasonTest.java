package io.fjprobe.weaving.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReasonTest {

  @TempDir Path directory;

  private static String of(Path file) {
    return Reason.of(catchThrowableOfType(IOException.class, () -> Files.createFile(file)));
  }

  @Test
  void isInWords() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    assertThat(of(directory.resolve("none").resolve("a"))).isEqualTo("no such file or directory");
    assertThat(of(file.resolve("a"))).isEqualTo("Not a directory");
    assertThat(of(directory.resolve("n".repeat(300)))).isEqualTo("File name too long");
    assertThat(Reason.of(new IOException())).isEqualTo("the file system does not say why");
  }
}
