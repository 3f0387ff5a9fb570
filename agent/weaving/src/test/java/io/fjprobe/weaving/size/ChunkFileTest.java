package io.fjprobe.weaving.size;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChunkFileTest {

  private static final int HEADER = 68;
  private static final int EVENT = 100; // bytes, so that its size has one digit of seven bits

  @TempDir Path directory;

  private ChunkFile chunk;

  @BeforeEach
  void begin() throws IOException {
    chunk = new ChunkFile(directory::toString);
    write("2026_01_01_00_00_00.jfr", HEADER, 0, 0);
  }

  private void write(String name, int others, int type, int events) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(new byte[others]);
    for (int i = 0; i < events; i++) {
      out.write(EVENT);
      out.write(type);
      out.write(new byte[EVENT - 2]);
    }
    Files.write(
        directory.resolve(name),
        out.toByteArray(),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private void first(int type, int events) throws IOException {
    write("2026_01_01_00_00_00.jfr", 0, type, events);
  }

  @Test
  void eventsAreAddedUpByType() throws IOException {
    first(7, 3);
    first(8, 2);
    assertThat(chunk.growth(1)).containsOnly(Map.entry(7L, 300L), Map.entry(8L, 200L));
  }

  @Test
  void whatIsTooLittleIsNotTold() throws IOException {
    first(7, 3);
    assertThat(chunk.growth(301)).isEmpty();
  }

  @Test
  void whatWasTooLittleThenIsNotToldLater() throws IOException {
    first(7, 3);
    assertThat(chunk.growth(500)).isEmpty();
    first(8, 3);
    assertThat(chunk.growth(500)).as("of six, three are new").isEmpty();
    first(9, 5);
    assertThat(chunk.growth(500)).containsOnly(Map.entry(9L, 500L));
  }

  @Test
  void theNextFileIsToldFromItsBegin() throws IOException {
    first(7, 6);
    assertThat(chunk.growth(500)).containsOnly(Map.entry(7L, 600L));
    first(8, 6); // the last of a file, which is not told
    write("2026_01_01_00_00_01.jfr", HEADER, 9, 6);
    assertThat(chunk.growth(500)).containsOnly(Map.entry(9L, 600L));
  }

  @Test
  void aFileThatWasFoundLateIsToldFromThen() throws IOException {
    first(7, 6);
    assertThat(chunk.growth(500)).containsOnly(Map.entry(7L, 600L));
    first(8, 1);
    write("2026_01_01_00_00_01.jfr", HEADER, 9, 6);
    assertThat(chunk.growth(500)).as("the first file has grown a little").isEmpty();
    assertThat(chunk.growth(500)).as("nobody knows when these six were written").isEmpty();
    write("2026_01_01_00_00_01.jfr", 0, 10, 5);
    assertThat(chunk.growth(500)).containsOnly(Map.entry(10L, 500L));
  }

  @Test
  void anEventThatIsNotWholeIsToldLater() throws IOException {
    first(7, 6);
    Path file = directory.resolve("2026_01_01_00_00_00.jfr");
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length - 50));
    assertThat(chunk.growth(500)).containsOnly(Map.entry(7L, 500L));
    Files.write(file, whole);
    first(8, 5);
    assertThat(chunk.growth(500)).containsOnly(Map.entry(7L, 100L), Map.entry(8L, 500L));
  }
}
