package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.machine.AllocationSite;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;

/** Samples of allocations, which JDK 16 and later record. */
public final class AllocationSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final StackField stack;
  private final TypeField type;
  private final NumberField weight;

  public AllocationSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    stack = fields.stack();
    type = fields.type("objectClass");
    weight = fields.number("weight");
  }

  @Override
  public void addEvent(EventValues event) {
    int segment = fold.timeline().segmentAt(start.of(event));
    fold.facts()
        .heap()
        .allocations(new AllocationSite(segment, stack.of(event).line(), type.of(event)))
        .add(weight.of(event));
  }
}
