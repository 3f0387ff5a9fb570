package io.fjprobe.analyzer.recording.sink.blocking;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.tally.CompensationKey;

public final class CompensationSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField poolId;
  private final TextField cause;
  private final TypeField blockedOn;
  private final TextField outcome;
  private final NumberField workers;
  private final NumberField interval;

  public CompensationSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    poolId = fields.number("poolId");
    cause = fields.name("cause");
    blockedOn = fields.type("blockedOn");
    outcome = fields.name("outcome");
    workers = fields.number("workers");
    interval = fields.number("interval");
  }

  @Override
  public void addEvent(EventValues event) {
    long lasted = duration.of(event);
    int segment = fold.timeline().segmentAt(start.of(event) + lasted);
    Slice slice = fold.facts().slice(poolId.intOf(event), segment);
    slice
        .compensation(new CompensationKey(cause.of(event), blockedOn.of(event), outcome.of(event)))
        .add(lasted, interval.of(event));
    slice.sawWorkers(workers.of(event));
  }
}
