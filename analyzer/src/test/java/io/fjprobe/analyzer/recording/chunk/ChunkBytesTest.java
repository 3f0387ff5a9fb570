package io.fjprobe.analyzer.recording.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChunkBytesTest {

  private static final int BEFORE = 3;
  private static final int SEGMENT_BITS = 4;

  @TempDir private Path directory;

  private final byte[] content = new byte[99];

  private ChunkBytes mapped() throws IOException {
    new Random(1).nextBytes(content);
    Path file =
        Files.write(
            directory.resolve("chunks"),
            ChunkBuilder.join(new byte[BEFORE], content, new byte[BEFORE]));
    try (FileChannel channel = FileChannel.open(file)) {
      return ChunkBytes.map(channel, BEFORE, content.length, SEGMENT_BITS);
    }
  }

  @Test
  void eachByteIsThatOfTheFile() throws IOException {
    ChunkBytes bytes = mapped();
    assertThat(bytes.size()).isEqualTo(content.length);
    for (int i = 0; i < content.length; i++) {
      assertThat(bytes.get(i)).as("byte %d", i).isEqualTo(content[i]);
    }
  }

  @Test
  void partsReachFromSegmentToSegment() throws IOException {
    ChunkBytes bytes = mapped();
    for (int from = 0; from < content.length; from++) {
      for (int length = 0; from + length <= content.length; length++) {
        byte[] part = new byte[length];
        bytes.get(from, part, length);
        assertThat(part).isEqualTo(Arrays.copyOfRange(content, from, from + length));
      }
    }
  }

  @Test
  void thereIsNothingBehindTheEnd() throws IOException {
    ChunkBytes bytes = mapped();
    for (long behind : new long[] {-1, content.length, 112, 1L << 36, Long.MAX_VALUE}) {
      assertThatThrownBy(() -> bytes.get(behind))
          .as("byte %d", behind)
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
    assertThatThrownBy(() -> bytes.get(content.length - 1, new byte[2], 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
