package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.BlockKey;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;

/**
 * Virtual threads that blocked and kept their carriers: these block outside the pool's knowledge.
 */
final class PinnedSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final StackField stack;

  PinnedSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    stack = fields.stack();
  }

  @Override
  public void addEvent(Object[] event) {
    long lasted = duration.of(event);
    int segment = fold.timeline().segmentAt(start.of(event) + lasted);
    String line = stack.of(event).line();
    fold.facts()
        .blocking(new BlockKey(ThreadKey.VIRTUAL, segment, BlockKey.PINNED, line, null))
        .add(lasted);
  }
}
