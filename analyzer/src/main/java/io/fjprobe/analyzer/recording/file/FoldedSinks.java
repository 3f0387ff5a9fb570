package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkSinks;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sink.list.AllSinks;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Folds all events of a chunk, whichever reader they come from. */
record FoldedSinks(ChunkFold fold) implements ChunkSinks {

  @Override
  public @Nullable Consumer<EventValues> of(String type, Fields fields) {
    Sink sink = AllSinks.sinkOf(type, fields, fold);
    return sink == null ? null : sink::addEvent;
  }

  @Override
  public void count(String type, long events) {
    fold.facts().countEvents(type, events);
  }
}
