package io.fjprobe.analyzer.recording.sink.activity;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sink.blocking.BlockingSink;
import io.fjprobe.analyzer.recording.stack.StackReading;
import org.jspecify.annotations.Nullable;

/** Blocking that the pool does not know of, by the rules of {@link BlockingSink}. */
public final class BlockingActivitySink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final TimeField duration;
  private final ThreadField thread;
  private final StackField stack;
  private final @Nullable TypeField on;

  private BlockingActivitySink(Fields fields, ChunkFold fold, @Nullable String onField) {
    this.fold = fold;
    start = fields.start();
    duration = fields.duration();
    thread = fields.eventThread();
    stack = fields.stack();
    on = onField == null ? null : fields.type(onField);
  }

  /**
   * @param onField the field with the class of the lock, or null
   */
  public static Sink.Maker of(@Nullable String onField) {
    return (fields, fold) -> new BlockingActivitySink(fields, fold, onField);
  }

  @Override
  public void addEvent(EventValues event) {
    StackReading reading = stack.of(event);
    if (reading.managed()
        || reading.poolOwn()
        || BlockingSink.isPool(on == null ? null : on.of(event))) {
      return;
    }
    long from = start.of(event);
    fold.activity().addBlocking(thread.of(event), from, from + duration.of(event));
  }
}
