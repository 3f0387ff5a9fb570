package io.fjprobe.analyzer.recording.sink.sketch;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sketch.SketchKey;

/** How long workers were idle. */
public final class IdleSketchSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField poolId;
  private final NumberField interval;

  public IdleSketchSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    poolId = fields.number("poolId");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    long lasted = duration.of(event);
    int segment = fold.timeline().segmentAt(start.of(event) + lasted);
    fold.sketches()
        .add(
            SketchKey.ofPool(SketchKey.Kind.IDLE, poolId.intOf(event), segment),
            lasted,
            interval.of(event));
  }
}
