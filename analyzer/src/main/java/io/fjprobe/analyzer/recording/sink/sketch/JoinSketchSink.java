package io.fjprobe.analyzer.recording.sink.sketch;

import io.fjprobe.analyzer.contract.Waiter;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sketch.SketchKey;

/** How long workers were blocked in joins. */
public final class JoinSketchSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField poolId;
  private final TextField waiter;
  private final NumberField blockedTime;
  private final NumberField interval;

  public JoinSketchSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    poolId = fields.number("poolId");
    waiter = fields.name("waiter");
    blockedTime = fields.number("blockedTime");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    if (new Waiter(waiter.of(event)).isWorker()) {
      int segment = fold.timeline().segmentAt(start.of(event) + duration.of(event));
      fold.sketches()
          .add(
              SketchKey.ofPool(SketchKey.Kind.JOIN, poolId.intOf(event), segment),
              blockedTime.of(event),
              interval.of(event));
    }
  }
}
