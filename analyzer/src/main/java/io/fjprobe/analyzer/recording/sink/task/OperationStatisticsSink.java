package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.contract.OperationCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Counters;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Operations that the agent counts. */
public final class OperationStatisticsSink implements Sink {

  private final ChunkFold fold;
  private final TextField operation;
  private final TextField trigger;
  private final TimeField start;
  private final Counters counters;

  public OperationStatisticsSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    operation = fields.name("operation");
    trigger = fields.text("trigger");
    start = fields.start();
    counters = Counters.of(fields, OperationCounter.values());
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts()
        .operations()
        .snapshots(operation.of(event))
        .add(new Snapshot<>(start.of(event), trigger.of(event), 0, 0, counters.of(event)));
  }
}
