package io.fjprobe.analyzer.recording.sink.blocking;

import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.stack.PinnedStack;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.tally.BlockKey;

/**
 * Virtual threads that blocked and kept their carriers: these block outside the pool's knowledge.
 */
public final class PinnedSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final StackField stack;
  private final TextField reason;

  public PinnedSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    stack = fields.stack();
    reason = fields.text("pinnedReason"); // recorded from JDK 24 on, where monitors do not pin
  }

  @Override
  public void addEvent(EventValues event) {
    long lasted = duration.of(event);
    long began = start.of(event);
    int segment = fold.timeline().segmentAt(began + lasted);
    Stack trace = stack.raw(event);
    String pins = trace == null ? null : PinnedStack.pinningLine(trace, !reason.isThere());
    if (trace != null) {
      fold.moments().pinned(began, began + lasted, trace);
    }
    String line = pins == null ? stack.of(event).line() : pins;
    fold.facts()
        .blocking(new BlockKey(ThreadKey.VIRTUAL, segment, BlockKind.PINNED, line, null, null))
        .add(lasted);
  }
}
