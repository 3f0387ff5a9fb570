package io.fjprobe.analyzer.recording.sink.activity;

import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.activity.LaneState;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** The idle episodes that are events. */
public final class IdleActivitySink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final ThreadField thread;
  private final NumberField poolId;
  private final NumberField interval;

  public IdleActivitySink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    thread = fields.eventThread();
    poolId = fields.number("poolId");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    long from = start.of(event);
    long to = from + duration.of(event);
    Activity activity = fold.activity();
    activity
        .waits(poolId.intOf(event), fold.timeline().segmentAt(to))
        .idles()
        .add(to - from, interval.of(event));
    activity.add(thread.of(event), LaneState.IDLE, from, to, 1);
  }
}
