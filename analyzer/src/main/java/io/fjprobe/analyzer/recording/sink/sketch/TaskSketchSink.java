package io.fjprobe.analyzer.recording.sink.sketch;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sketch.SketchKey;

/** How long tasks ran that have an event each. */
public final class TaskSketchSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField poolId;

  public TaskSketchSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    poolId = fields.number("poolId");
  }

  @Override
  public void addEvent(EventValues event) {
    long lasted = duration.of(event);
    int segment = fold.timeline().segmentAt(start.of(event) + lasted);
    fold.sketches()
        .add(SketchKey.ofPool(SketchKey.Kind.TASK, poolId.intOf(event), segment), lasted, 1);
  }
}
