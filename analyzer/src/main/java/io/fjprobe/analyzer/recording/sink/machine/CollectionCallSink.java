package io.fjprobe.analyzer.recording.sink.machine;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.machine.CollectionCall;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackReading;

/** Calls of System.gc(), which JDK 17 and later record. */
public final class CollectionCallSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final StackField stack;

  public CollectionCallSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    stack = fields.stack();
  }

  @Override
  public void addEvent(EventValues event) {
    Stack trace = stack.raw(event);
    String line = trace == null ? null : StackReading.of(trace).line();
    int segment = fold.timeline().segmentAt(start.of(event));
    fold.facts().heap().calls().merge(new CollectionCall(segment, line), 1L, Long::sum);
  }
}
