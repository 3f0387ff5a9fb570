package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.flightrecorder.parser.IEventSink;
import org.openjdk.jmc.flightrecorder.parser.IEventSinkFactory;
import org.openjdk.jmc.flightrecorder.parser.IParserExtension;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/** Hands over the events of a recording, one chunk after the other, and keeps none. */
public final class EventReader {

  private final Progress progress;

  public EventReader(Progress progress) {
    this.progress = progress;
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
      for (int i = 0; i < index.chunks().size(); i++) {
        read(plain.path(), index.chunks().get(i), i + 1, consumer, problems);
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

  private static void read(
      Path file, Chunk chunk, int number, EventConsumer consumer, Problems problems)
      throws IOException {
    Sinks sinks = new Sinks(consumer);
    GuardedSinks guarded = new GuardedSinks(sinks);
    try {
      ChunkParser.parse(file, chunk, guarded);
    } catch (BrokenChunkException e) {
      if (sinks.failure != null) {
        throw sinks.failure;
      }
      problems.addChunk(number, e.getMessage());
    }
    problems.addEvents(guarded.leftOut());
  }

  /** Makes the parser call the consumer instead of keeping events. */
  private static final class Sinks implements IParserExtension, IEventSinkFactory {

    private static final IEventSink NOWHERE = event -> {};

    private final EventConsumer consumer;
    private volatile @Nullable IOException failure;

    Sinks(EventConsumer consumer) {
      this.consumer = consumer;
    }

    @Override
    public @Nullable String getValueInterpretation(String type, String field) {
      return null;
    }

    @Override
    public IEventSinkFactory getEventSinkFactory(IEventSinkFactory subFactory) {
      return this;
    }

    @Override
    public IEventSink create(
        String type,
        String label,
        String[] category,
        String description,
        List<ValueField> structure) {
      if (!consumer.wants(type)) {
        return NOWHERE;
      }
      EventView view = new EventView(type, structure);
      return event -> accept(view.of(event));
    }

    private void accept(EventView event) {
      if (failure == null) {
        try {
          consumer.accept(event);
        } catch (IOException e) {
          failure = e;
          throw new GuardedSinks.EndException(e);
        }
      }
    }

    @Override
    public void flush() {
      // nothing is kept
    }
  }
}
