package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.contract.CallCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Counters;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Calls of methods that the agent counts. */
public final class CallStatisticsSink implements Sink {

  private final ChunkFold fold;
  private final TextField method;
  private final TextField trigger;
  private final TimeField start;
  private final Counters counters;

  public CallStatisticsSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    method = fields.name("method");
    trigger = fields.text("trigger");
    start = fields.start();
    counters = Counters.of(fields, CallCounter.values());
  }

  @Override
  public void addEvent(EventValues event) {
    fold.facts()
        .operations()
        .counted(method.of(event))
        .add(new Snapshot<>(start.of(event), trigger.of(event), 0, 0, counters.of(event)));
  }
}
