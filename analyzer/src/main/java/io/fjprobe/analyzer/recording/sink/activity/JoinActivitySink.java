package io.fjprobe.analyzer.recording.sink.activity;

import io.fjprobe.analyzer.contract.Waiter;
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

/** The waits that are events; of the time of a wait, what was not spent on helping. */
public final class JoinActivitySink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final ThreadField thread;
  private final NumberField poolId;
  private final TextField waiter;
  private final NumberField blockedTime;
  private final NumberField interval;

  public JoinActivitySink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    thread = fields.eventThread();
    poolId = fields.number("poolId");
    waiter = fields.name("waiter");
    blockedTime = fields.number("blockedTime");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    long from = start.of(event);
    long lasted = duration.of(event);
    long blocked = Math.max(blockedTime.of(event), 0);
    Activity activity = fold.activity();
    Waiter who = new Waiter(waiter.of(event));
    if (who.isWorker()) {
      int segment = fold.timeline().segmentAt(from + lasted);
      activity.waits(poolId.intOf(event), segment).joins().add(blocked, interval.of(event));
    }
    if (!who.isVirtual() && lasted > 0) {
      double share = Math.min((double) blocked / lasted, 1);
      activity.add(thread.of(event), LaneState.JOIN_BLOCKED, from, from + lasted, share);
    }
  }
}
