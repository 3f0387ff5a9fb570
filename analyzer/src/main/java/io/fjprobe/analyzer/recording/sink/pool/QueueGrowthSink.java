package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

public final class QueueGrowthSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final NumberField poolId;
  private final NumberField queueIndex;
  private final NumberField capacity;

  public QueueGrowthSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    poolId = fields.number("poolId");
    queueIndex = fields.number("queueIndex");
    capacity = fields.number("capacity");
  }

  @Override
  public void addEvent(EventValues event) {
    int segment = fold.timeline().segmentAt(start.of(event));
    fold.facts()
        .slice(poolId.intOf(event), segment)
        .queueGrowths()
        .add(queueIndex.intOf(event), capacity.of(event));
  }
}
