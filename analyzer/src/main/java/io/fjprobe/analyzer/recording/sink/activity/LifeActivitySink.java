package io.fjprobe.analyzer.recording.sink.activity;

import io.fjprobe.analyzer.recording.activity.LaneActivity;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Why workers came and went. */
public final class LifeActivitySink implements Sink {

  private final ChunkFold fold;
  private final boolean starts;
  private final TimeField start;
  private final ThreadField worker;
  private final TextField reason;

  public LifeActivitySink(Fields fields, ChunkFold fold, boolean starts) {
    this.fold = fold;
    this.starts = starts;
    start = fields.start();
    worker = fields.thread("worker");
    reason = fields.name("reason");
  }

  @Override
  public void addEvent(EventValues event) {
    LaneActivity lane = fold.activity().lane(worker.of(event));
    if (lane != null && starts) {
      lane.started(reason.of(event));
    } else if (lane != null) {
      lane.ended(start.of(event), reason.of(event));
    }
  }
}
