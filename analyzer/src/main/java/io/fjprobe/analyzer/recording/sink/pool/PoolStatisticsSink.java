package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Counters;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class PoolStatisticsSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TextField trigger;
  private final NumberField workers;
  private final NumberField active;
  private final NumberField stealCountBefore;
  private final NumberField queuedTasks;
  private final NumberField queuedSubmissions;
  private final IdentityFields identity;
  private final Counters counters;

  public PoolStatisticsSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    trigger = fields.text("trigger");
    workers = fields.number("workers");
    active = fields.number("active");
    stealCountBefore = fields.number("stealCountBefore");
    queuedTasks = fields.number("queuedTasks");
    queuedSubmissions = fields.number("queuedSubmissions");
    identity = new IdentityFields(fields);
    counters = Counters.of(fields, PoolCounter.values());
  }

  @Override
  public void addEvent(EventValues event) {
    PoolFacts pool = identity.pool(event, fold.facts());
    pool.met(stealCountBefore.of(event));
    pool.add(
        new Snapshot<>(
            start.of(event),
            trigger.of(event),
            workers.intOf(event),
            active.intOf(event),
            Math.max(queuedTasks.of(event), 0) + Math.max(queuedSubmissions.of(event), 0),
            queuedSubmissions.of(event),
            counters.of(event)));
  }
}
