package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.BrokenChunkException;
import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.ChunkReader;
import io.fjprobe.analyzer.recording.chunk.ChunkScan;
import io.fjprobe.analyzer.recording.chunk.KnownTypes;
import io.fjprobe.analyzer.recording.jmc.ParsedEvents;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hands over the events of a recording, one chunk after the other, and keeps none. */
public final class EventReader {

  private final Progress progress;
  private final ReaderChoice choice;
  private final KnownTypes types = new KnownTypes();

  public EventReader(Progress progress) {
    this(progress, ReaderChoice.now());
  }

  /** Makes a reader for tests, which compare readers. */
  EventReader(Progress progress, ReaderChoice choice) {
    this.progress = progress;
    this.choice = choice;
  }

  /**
   * Reads all that can be read.
   *
   * @return what could not be, as sentences
   * @throws IOException what the consumer has thrown
   */
  public List<String> read(Path file, EventConsumer consumer)
      throws IOException, UnreadableRecordingException {
    try (PlainFile plain = plain(file)) {
      ChunkIndex index = index(file, plain.path());
      consumer.begin(
          index.chunks().stream().mapToLong(c -> c.header().startNanos()).min().orElseThrow());
      Problems problems = new Problems();
      Handover handover = new Handover(consumer);
      for (int i = 0; i < index.chunks().size(); i++) {
        read(plain.path(), index.chunks().get(i), i + 1, handover, problems);
        progress.chunksRead(i + 1, index.chunks().size());
      }
      List<String> sentences = new ArrayList<>(index.problems());
      sentences.addAll(problems.sentences());
      return sentences;
    }
  }

  private static PlainFile plain(Path file) throws UnreadableRecordingException {
    try {
      return PlainFile.of(file);
    } catch (IOException e) {
      throw new UnreadableRecordingException(file + " can't be read: " + Reason.of(e), e);
    }
  }

  private static ChunkIndex index(Path named, Path file) throws UnreadableRecordingException {
    try (FileChannel channel = FileChannel.open(file)) {
      ChunkIndex index = ChunkIndex.of(channel);
      if (index.chunks().isEmpty()) {
        throw new UnreadableRecordingException(
            named + " has no readable part: " + String.join("; ", index.problems()));
      }
      return index;
    } catch (IOException e) {
      throw new UnreadableRecordingException(named + " can't be read: " + Reason.of(e), e);
    }
  }

  /**
   * Reads a chunk by our own reader. From where it gives up, JDK Mission Control's parser reads.
   */
  private void read(Path file, Chunk chunk, int number, Handover handover, Problems problems)
      throws IOException {
    handover.beginChunk();
    String reason = choice == ReaderChoice.JMC ? "" : own(file, chunk, handover);
    if (reason == null) {
      return;
    }
    handover.check();
    handover.continueAfterThose();
    if (choice == ReaderChoice.OWN) {
      problems.addChunk(number, reason);
    } else {
      parse(file, chunk, number, handover, problems);
    }
  }

  /** Reads a chunk by our own reader. Returns null, or why it gave up. */
  private @Nullable String own(Path file, Chunk chunk, Handover handover) {
    try (FileChannel channel = FileChannel.open(file)) {
      ChunkScan scan = ChunkTimes.of(channel, chunk, types, choice).scan();
      if (scan == null) {
        return "it is not known";
      }
      ChunkBytes bytes = ChunkBytes.map(channel, chunk.position(), chunk.header().size());
      ChunkReader.of(bytes, chunk.header(), scan, types).read(handover, 0, 1, handover::wants);
      return null;
    } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return e.toString(); // the parser may say what it is, or read it
    }
  }

  private static void parse(
      Path file, Chunk chunk, int number, Handover handover, Problems problems) throws IOException {
    ParsedEvents events = new ParsedEvents(handover, handover::wants);
    try {
      ChunkParser.parse(file, chunk, events);
    } catch (BrokenChunkException e) {
      handover.check();
      problems.addChunk(number, e.getMessage());
    }
    problems.addEvents(events.leftOut());
  }
}
