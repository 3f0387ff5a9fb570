package io.fjprobe.analyzer.recording.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.task.StealTally;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingReaderTest {

  @TempDir private static Path directory;
  private static byte[] good;

  @BeforeAll
  static void record() throws IOException {
    good = Files.readAllBytes(JoinOrderScenario.record(directory.resolve("good.jfr")));
  }

  private static Recording read(String name, byte[]... parts)
      throws IOException, UnreadableRecordingException {
    Path file = directory.resolve(name);
    try (OutputStream out = Files.newOutputStream(file)) {
      for (byte[] part : parts) {
        out.write(part);
      }
    }
    return new RecordingReader(Progress.NONE).read(file);
  }

  @Test
  void iterationsFoundByTheScanAreThoseOfTheEvents() throws Exception {
    Recording recording = read("scan.jfr", good);
    assertThat(recording.facts().iterations())
        .hasSize(3)
        .allSatisfy(
            iteration -> {
              int segment = recording.timeline().segmentAt(iteration.endNanos());
              assertThat(segment).isNotEqualTo(Timeline.OUTSIDE);
              assertThat(recording.timeline().segmentAt(iteration.startNanos())).isEqualTo(segment);
              assertThat(recording.timeline().segmentAt(iteration.startNanos() - 1))
                  .isEqualTo(Timeline.OUTSIDE);
            });
  }

  @Test
  void eventsFallIntoTheSegmentOfTheirIteration() throws Exception {
    Facts facts = read("segments.jfr", good).facts();
    assertThat(facts.slices().get(new Slice.Key(1, 0)).joins().values())
        .extracting(tally -> tally.blocked().count())
        .containsExactly(40L, 40L);
    assertThat(facts.slices().get(new Slice.Key(2, 1)).steals().byKey().values())
        .extracting(StealTally::tasks)
        .containsExactly(80L);
  }

  @Test
  void chunksAddUp() throws Exception {
    Facts once = read("once.jfr", good).facts();
    Recording twice = read("twice.jfr", good, good);
    assertThat(twice.chunks()).isEqualTo(2 * read("once.jfr", good).chunks());
    once.eventCounts()
        .forEach(
            (type, count) ->
                assertThat(twice.facts().eventCounts()).containsEntry(type, 2 * count));
    assertThat(twice.problems()).isEmpty();
  }

  @Test
  void whatIsWholeOfATruncatedFileIsRead() throws Exception {
    Recording recording = read("cut.jfr", good, Arrays.copyOf(good, good.length / 2));
    assertThat(recording.facts().iterations()).hasSize(3);
    assertThat(recording.problems())
        .singleElement()
        .asString()
        .contains("chunk 2 is cut off", "bytes are there");
  }

  @Test
  void aChunkThatWasStillWrittenIsAProblem() throws Exception {
    byte[] unfinished = good.clone();
    ByteBuffer.wrap(unfinished).putLong(8, 0);
    assertThat(read("unfinished.jfr", good, unfinished).problems())
        .singleElement()
        .asString()
        .contains("chunk 2 was still being written");
  }

  @Test
  void aChunkThatWasOnlyFlushedIsReadAndSaysSo() throws Exception {
    byte[] flushed = good.clone();
    flushed[64] = 3; // flushes so far
    Recording recording = read("flushed.jfr", flushed, new byte[] {1, 2, 3});
    assertThat(recording.facts().iterations()).hasSize(3);
    assertThat(recording.problems())
        .singleElement()
        .asString()
        .startsWith(
            "chunk 1 is not finished: its JVM died or still runs; what it recorded after 20")
        .endsWith("Z is missing");
  }

  @Test
  void aChunkThatCanNotBeParsedDoesNotSpoilTheOthers() throws Exception {
    byte[] broken = good.clone();
    Arrays.fill(broken, ChunkHeader.SIZE, ChunkHeader.SIZE + 500, (byte) 0x11);
    Recording recording = read("broken.jfr", good, broken);
    assertThat(recording.facts().iterations()).hasSize(3);
    assertThat(recording.problems()).singleElement().asString().contains("can't be parsed");
  }

  @Test
  void brokenMetadataIsAProblemOfItsChunk() throws Exception {
    byte[] broken = good.clone();
    ByteBuffer.wrap(broken).putLong(24, broken.length - 3);
    Recording recording = read("metadata.jfr", good, broken);
    assertThat(recording.facts().iterations()).hasSize(3);
    assertThat(recording.problems())
        .singleElement()
        .asString()
        .startsWith("chunk 2 can't be parsed: its list of event types is broken: ");
    assertThatThrownBy(() -> read("only.jfr", broken))
        .isInstanceOf(UnreadableRecordingException.class)
        .hasMessageContaining("only.jfr could be parsed");
  }

  @Test
  void nothingReadableIsAnError() {
    assertThatThrownBy(() -> read("half.jfr", Arrays.copyOf(good, good.length / 2)))
        .isInstanceOf(UnreadableRecordingException.class)
        .hasMessageContaining("half.jfr has no readable part: chunk 1 is cut off");
    assertThatThrownBy(() -> read("header.jfr", Arrays.copyOf(good, 20)))
        .hasMessageContaining("cut off in its header");
  }

  @Test
  void gzipThatWouldFillTheDiskIsRefused() throws Exception {
    Path zipped = directory.resolve("bomb.jfr.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(zipped))) {
      out.write(Arrays.copyOf(good, 100_000_000));
    }
    assertThatThrownBy(() -> new RecordingReader(Progress.NONE).read(zipped))
        .hasMessageContaining("more than 100 times as large");
  }

  @Test
  void gzipIsReadAsWhatItContains() throws Exception {
    Path zipped = directory.resolve("good.jfr.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(zipped))) {
      out.write(good);
    }
    assertThat(new RecordingReader(Progress.NONE).read(zipped).facts().iterations()).hasSize(3);
  }
}
