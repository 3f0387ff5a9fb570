package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkSinks;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.jmc.ParsedEvents;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Hands each event of a chunk over once, even if a second reader begins the chunk again because the
 * first one gave up in the middle: both come by the events in the order of the file.
 */
final class Handover implements ChunkSinks {

  private final EventConsumer consumer;
  private @Nullable IOException failure;
  private long handed;
  private long known;
  private long seen;

  Handover(EventConsumer consumer) {
    this.consumer = consumer;
  }

  void beginChunk() {
    handed = 0;
    known = 0;
    seen = 0;
  }

  /** The next reader passes what the one before has handed over. */
  void continueAfterThose() {
    known = handed;
    seen = 0;
  }

  boolean wants(String type) {
    return consumer.wants(type);
  }

  @Override
  public Consumer<EventValues> of(String type, Fields fields) {
    EventView view = new EventView(type, fields);
    return values -> accept(view.of(values));
  }

  private void accept(EventView event) {
    seen++;
    if (seen <= known || failure != null) {
      return;
    }
    try {
      consumer.accept(event);
      handed++;
    } catch (IOException e) {
      failure = e;
      throw new ParsedEvents.EndException(e);
    }
  }

  /** Throws what the consumer has thrown. */
  void check() throws IOException {
    if (failure != null) {
      throw failure;
    }
  }

  @Override
  public void count(String type, long events) {
    // who wants the events counts them
  }
}
