package io.fjprobe.analyzer.recording.sink.sample;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.IdentityMemo;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.stack.Stack;
import java.util.Optional;

/** Starts of threads, with the stack of who starts them. */
public final class ThreadStartSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final StackField stack;
  private final IdentityMemo<Stack, Optional<ThreadStart>> judged =
      new IdentityMemo<>(trace -> Optional.ofNullable(ThreadStart.of(trace)));

  public ThreadStartSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    stack = fields.stack();
  }

  @Override
  public void addEvent(EventValues event) {
    Stack trace = stack.raw(event);
    if (trace == null) {
      return;
    }
    int segment = fold.timeline().segmentAt(start.of(event));
    judged
        .of(trace)
        .ifPresent(
            found -> fold.facts().threadStarts().merge(found.byEvent().in(segment), 1L, Long::sum));
  }
}
