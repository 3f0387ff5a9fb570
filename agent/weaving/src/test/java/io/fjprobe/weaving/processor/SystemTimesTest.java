package io.fjprobe.weaving.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SystemTimesTest {

  @TempDir Path directory;

  private ProcFile file(String text) throws IOException {
    Path path = Files.writeString(directory.resolve("file"), text);
    ProcFile file = new ProcFile();
    assertThat(file.read(path.toString())).isTrue();
    return file;
  }

  @Test
  void numbersAreReadOneAfterTheOther() throws IOException {
    ProcFile file = file("17 (a) (b 2) S 1 -2 33\n");
    file.skipBehindLast(')');
    file.skipWords(1);
    assertThat(file.nextNumber()).isEqualTo(1);
    file.skipWords(1);
    assertThat(file.nextNumber()).isEqualTo(33);
    assertThat(file.nextNumber()).isEqualTo(-1);
  }

  @Test
  void aFileThatIsGoneHasNone() {
    ProcFile file = new ProcFile();
    assertThat(file.read(directory.resolve("none").toString())).isFalse();
    assertThat(file.nextNumber()).isEqualTo(-1);
  }

  /** What the beans say between two looks of Linux lies between these, but for its steps. */
  @Test
  void bothReadersAgree() {
    assumeThat(ProcThreads.areThere()).as("a system with such files").isTrue();
    long steps = 2 * 10_000_000;
    long before = new ProcProcess().getAsLong();
    long between = new BeanProcess().getAsLong();
    long after = new ProcProcess().getAsLong();
    assertThat(between).isBetween(before - steps, after + steps).isPositive();
  }
}
