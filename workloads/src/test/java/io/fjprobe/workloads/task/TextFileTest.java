package io.fjprobe.workloads.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
  @TempDir Path directory;

  @Test
  void leavesADiskAloneThatIsNearlyFull() {
    TextFile file = new TextFile(directory, new ZipfText(false), 10, "zipf");
    assertThatThrownBy(() -> file.provide(List.of(), false, anywhere -> 268_445_695L))
        .hasMessage("268445695 bytes free, and 268435456 are left to others");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void takesWhatIsJustEnough() throws IOException {
    TextFile file = new TextFile(directory, new ZipfText(false), 10, "zipf");
    List<long[]> ranges = Ranges.chunks(0, 10, 4, 1);
    WordIndex expected = file.provide(ranges, true, anywhere -> 268_445_696L);
    assertThat(file.path).hasSize(10_240);
    assertThat(expected.lines()).as("two of them twice").isEqualTo(12);
  }
}
