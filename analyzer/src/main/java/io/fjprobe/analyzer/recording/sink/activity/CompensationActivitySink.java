package io.fjprobe.analyzer.recording.sink.activity;

import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.activity.LaneState;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Managed blocks, where the pool made up for them, and why it created spare workers. */
public final class CompensationActivitySink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final ThreadField thread;
  private final NumberField poolId;
  private final TextField cause;
  private final TextField outcome;
  private final NumberField interval;

  public CompensationActivitySink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    thread = fields.eventThread();
    poolId = fields.number("poolId");
    cause = fields.name("cause");
    outcome = fields.name("outcome");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    Activity activity = fold.activity();
    String why = cause.of(event);
    if ("managed blocker".equals(why)) {
      long from = start.of(event);
      long to = from + duration.of(event);
      activity.add(thread.of(event), LaneState.MANAGED_BLOCKED, from, to, 1);
    }
    if ("spare created".equals(outcome.of(event))) {
      activity.spareFor(poolId.intOf(event), why, Math.max(interval.of(event), 1));
    }
  }
}
