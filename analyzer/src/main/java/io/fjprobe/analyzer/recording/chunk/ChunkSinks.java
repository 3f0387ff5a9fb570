package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Who gets the events of a chunk. */
public interface ChunkSinks {

  /**
   * Is called for each event type that occurs, before its first event.
   *
   * @param fields are asked for those that are wanted
   * @return null: its events are only counted
   */
  @Nullable Consumer<EventValues> of(String type, Fields fields);

  /** Is called for each event type of which there were events, after them. */
  void count(String type, long events);
}
