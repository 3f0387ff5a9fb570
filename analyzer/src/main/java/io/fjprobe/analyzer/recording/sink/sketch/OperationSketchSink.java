package io.fjprobe.analyzer.recording.sink.sketch;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sketch.SketchKey;

/** How long the operations took that the agent times. */
public final class OperationSketchSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final TextField operation;
  private final NumberField interval;

  public OperationSketchSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    operation = fields.name("operation");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    long lasted = duration.of(event);
    int segment = fold.timeline().segmentAt(start.of(event) + lasted);
    fold.sketches()
        .add(
            new SketchKey(SketchKey.Kind.OPERATION, -1, operation.of(event), segment),
            lasted,
            interval.of(event));
  }
}
