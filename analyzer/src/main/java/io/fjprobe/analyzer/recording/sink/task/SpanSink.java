package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Work and span of operations. */
public final class SpanSink implements Sink {

  private final ChunkFold fold;
  private final EventView view;

  private SpanSink(String type, Fields fields, ChunkFold fold) {
    this.fold = fold;
    view = new EventView(type, fields);
  }

  public static Maker of(String type) {
    return (fields, fold) -> new SpanSink(type, fields, fold);
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts().spans().add(view.of(event));
  }
}
