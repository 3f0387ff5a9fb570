package io.fjprobe.analyzer.recording.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.chunk.ChunkBuilder;
import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Chunks that would keep a parser busy for ever, or make it ask for more memory than there is. */
class ChunkCheckTest {

  private static final long STRAY = 900;

  @TempDir private Path directory;

  private static ChunkBuilder chunk() {
    return new ChunkBuilder().type(100, "com.acme.Note", ChunkBuilder.EVENT, "text 2", "more 1");
  }

  private Recording read(byte[]... chunks) throws Exception {
    Path file = Files.write(directory.resolve("chunk.jfr"), ChunkBuilder.join(chunks));
    return new RecordingReader(Progress.NONE).read(file);
  }

  private void assertRefused(ChunkBuilder chunk, String... words) {
    assertThatThrownBy(() -> read(chunk.build()))
        .isInstanceOf(UnreadableRecordingException.class)
        .hasMessageContaining("chunk 1 can't be parsed: ")
        .hasMessageContainingAll(words);
  }

  @Test
  void aGoodChunkIsRead() throws Exception {
    byte[] good =
        chunk()
            .event(100, "a", 1)
            .event(STRAY, "of a type that nobody knows")
            .constants(0, 2, 1, 7, "constant")
            .event(100, new byte[] {2, 7}, 2)
            .build();
    Recording recording = read(good);
    assertThat(recording.problems()).isEmpty();
    assertThat(recording.facts().eventCounts()).containsEntry("com.acme.Note", 2L);
  }

  @Test
  void anEventThatLeadsBackIsRefused() {
    ChunkBuilder chunk = chunk().event(100, "a", 1);
    int size = chunk.position() - ChunkHeader.SIZE;
    assertRefused(
        chunk.event(-size, new byte[] {100, 1, 1}), "its event 2 at byte 74 has the size -6");
  }

  @Test
  void anEventOfNoSizeIsRefused() {
    assertRefused(chunk().event(0, new byte[] {100}), "its event 1 at byte 68 has the size 0");
  }

  @Test
  void anEventThatIsLongerThanItSaysIsNamed() {
    byte[] content = ChunkBuilder.join(new byte[] {100}, ChunkBuilder.text("abc"), new byte[] {1});
    assertRefused(
        chunk().event(4, content), "its event 1 (com.acme.Note) at byte 68 is longer than it says");
  }

  @Test
  void textLongerThanTheChunkIsNotMadeRoomFor() {
    byte[] utf8 = ChunkBuilder.join(new byte[] {100, 3}, ChunkBuilder.varint(Integer.MAX_VALUE));
    assertRefused(chunk().event(utf8.length + 1, utf8), "com.acme.Note", "2147483647 where only");
    byte[] letters = ChunkBuilder.join(new byte[] {100, 4}, ChunkBuilder.varint(-2));
    assertRefused(chunk().event(letters.length + 1, letters), "com.acme.Note", "-2 where only");
  }

  @Test
  void arraysLongerThanTheChunkAreNotMadeRoomFor() {
    ChunkBuilder chunk = chunk().type(101, "com.acme.Many", ChunkBuilder.EVENT, "numbers 1a");
    assertRefused(chunk.event(101, 1_000_000), "com.acme.Many", "1000000 where only");
  }

  @Test
  void constantsThatLeadToThemselvesAreRefused() {
    ChunkBuilder chunk = chunk();
    int first = chunk.position();
    chunk.constants(40, 2, 0);
    int second = chunk.position();
    byte[] links = chunk.constants(first - second, 2, 0).build();
    int delta = first + 5;
    assertThat(links[delta - 1]).isEqualTo((byte) 40);
    links[delta - 1] = (byte) (second - first);
    assertThatThrownBy(() -> read(links)).hasMessageContaining("lead back to themselves");
  }

  @Test
  void constantsThatAreNoneAreRefused() {
    assertRefused(chunk().event(100, "a", 1).constantsAt(69), "constants at byte 69 are not there");
  }

  @Test
  void moreConstantsThanThereIsRoomForAreRefused() {
    assertRefused(chunk().constants(0, 2, 1_000_000, 1, "x"), "constants", "1000000 where only");
  }

  @Test
  void typesThatContainThemselvesAreRefused() {
    assertRefused(
        chunk()
            .type(200, "com.acme.Node", null, "next 201")
            .type(201, "com.acme.Link", null, "nodes 200a")
            .type(101, "com.acme.Tree", ChunkBuilder.EVENT, "root 200")
            .event(101, 0),
        "contains itself");
    assertRefused(
        chunk()
            .simple(200, "com.acme.This", "that 201")
            .simple(201, "com.acme.That", "this 200")
            .type(101, "com.acme.Both", ChunkBuilder.EVENT, "this 200"),
        "contains itself");
  }

  @Test
  void typesThatTakeNoBytesAreNotCounted() {
    assertRefused(
        chunk()
            .type(200, "com.acme.Nothing", "java.lang.Object")
            .type(101, "com.acme.Nothings", ChunkBuilder.EVENT, "all 200a")
            .event(101, 50, new byte[50]),
        "an array has elements without values");
  }

  @Test
  void typesThatDoubleAtEachStepAreRefused() {
    ChunkBuilder chunk = chunk().type(200, "com.acme.T0", "java.lang.Object", "a 1");
    for (int i = 1; i < 40; i++) {
      chunk.type(200 + i, "com.acme.T" + i, null, "a " + (199 + i), "b " + (199 + i));
    }
    assertRefused(
        chunk.type(101, "com.acme.Wide", ChunkBuilder.EVENT, "all 239").event(101, 0),
        "has too many values");
  }

  @Test
  void aClockThatStandsStillIsRefused() {
    assertRefused(chunk().withClock(0), "its clock has no frequency");
  }

  @Test
  void otherChunksAreReadNevertheless() throws Exception {
    byte[] good = chunk().event(100, "a", 1).build();
    byte[] bad = chunk().event(-6, new byte[] {100}).build();
    Recording recording = read(good, bad, good);
    assertThat(recording.facts().eventCounts()).containsEntry("com.acme.Note", 2L);
    assertThat(recording.problems())
        .singleElement()
        .asString()
        .startsWith("chunk 2 can't be parsed: its event 1 at byte 68");
  }

  @Test
  void elementsThatNestForEverAreRefused() {
    byte[] deep = chunk().event(100, "a", 1).build();
    ByteBuffer header = ByteBuffer.wrap(deep);
    int metadata = (int) header.getLong(24);
    byte[] nested = new byte[300_000];
    for (int i = 0; i < nested.length; i += 3) {
      nested[i + 2] = 1; // one child each
    }
    byte[] start =
        ChunkBuilder.join(
            ChunkBuilder.varint(nested.length), new byte[] {0, 0, 0, 1, 1}, ChunkBuilder.text("x"));
    byte[] chunk = ChunkBuilder.join(Arrays.copyOf(deep, metadata), start, nested);
    ByteBuffer.wrap(chunk).putLong(8, chunk.length);
    assertThatThrownBy(() -> read(chunk)).hasMessageContaining("nested too deeply");
  }
}
