package io.fjprobe.analyzer.recording.sink.activity;

import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** What a pool was like each time that its statistics were written. */
public final class GaugeSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final NumberField poolId;
  private final NumberField workers;
  private final NumberField active;
  private final NumberField queuedTasks;
  private final NumberField queuedSubmissions;

  public GaugeSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    poolId = fields.number("poolId");
    workers = fields.number("workers");
    active = fields.number("active");
    queuedTasks = fields.number("queuedTasks");
    queuedSubmissions = fields.number("queuedSubmissions");
  }

  @Override
  public void addEvent(EventValues event) {
    long tasks = queuedTasks.of(event);
    long submissions = queuedSubmissions.of(event);
    long queued = tasks < 0 || submissions < 0 ? Snapshot.NOT_RECORDED : tasks + submissions;
    fold.activity()
        .add(
            new Activity.Gauge(
                start.of(event),
                poolId.intOf(event),
                workers.intOf(event),
                active.intOf(event),
                queued));
  }
}
