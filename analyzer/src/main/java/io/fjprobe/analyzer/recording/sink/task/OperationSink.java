package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Single operations of those that the agent counts: all if they are slow, else a sample. */
public final class OperationSink implements Sink {

  private final ChunkFold fold;
  private final TextField operation;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField interval;

  public OperationSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    operation = fields.name("operation");
    start = fields.start();
    duration = fields.duration();
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    String name = operation.of(event);
    long began = start.of(event);
    long lasted = duration.of(event);
    fold.facts().operations().calls(name).add(interval.of(event), began, lasted);
    OperationEventSink.count(fold, name, null, 1, began, began + lasted);
  }
}
