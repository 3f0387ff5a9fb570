package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.FlagField;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.pool.PoolStall;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class PoolStallSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField poolId;
  private final NumberField workers;
  private final NumberField idle;
  private final NumberField blocked;
  private final NumberField busy;
  private final NumberField queuedTasks;
  private final NumberField queuedSubmissions;
  private final TypeField nextTask;
  private final FlagField over;

  public PoolStallSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    poolId = fields.number("poolId");
    workers = fields.number("workers");
    idle = fields.number("idleWorkers");
    blocked = fields.number("blockedWorkers");
    busy = fields.number("busyWorkers");
    queuedTasks = fields.number("queuedTasks");
    queuedSubmissions = fields.number("queuedSubmissions");
    nextTask = fields.type("nextTask");
    over = fields.flag("over");
  }

  @Override
  public void addEvent(EventValues event) {
    long begin = start.of(event);
    fold.facts()
        .pool(poolId.intOf(event))
        .add(
            new PoolStall(
                begin,
                begin + duration.of(event),
                workers.intOf(event),
                idle.intOf(event),
                blocked.intOf(event),
                busy.intOf(event),
                Math.max(queuedTasks.of(event), 0) + Math.max(queuedSubmissions.of(event), 0),
                nextTask.raw(event) == null ? null : nextTask.of(event),
                over.of(event)));
  }
}
