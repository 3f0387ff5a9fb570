package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.tally.QueueWaits;

public final class QueueWaitSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final NumberField poolId;
  private final NumberField left;
  private final NumberField leftAtTop;
  private final NumberField shortWaits;
  private final NumberField totalWait;
  private final NumberField longestWait;
  private final NumberField longestInterval;
  private final TextField distribution;

  public QueueWaitSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    poolId = fields.number("poolId");
    left = fields.number("left");
    leftAtTop = fields.number("leftAtTop");
    shortWaits = fields.number("shortWaits");
    totalWait = fields.number("totalWait");
    longestWait = fields.number("longestWait");
    longestInterval = fields.number("longestInterval");
    distribution = fields.text("distribution");
  }

  @Override
  public void addEvent(EventValues event) {
    int segment = fold.timeline().segmentAt(start.of(event) + duration.of(event));
    QueueWaits waits = fold.facts().slice(poolId.intOf(event), segment).queueWaits();
    waits.addTasks(left.of(event), leftAtTop.of(event), shortWaits.of(event));
    waits.addTimes(totalWait.of(event), longestWait.of(event), longestInterval.of(event));
    waits.addWaits(distribution.of(event));
  }
}
