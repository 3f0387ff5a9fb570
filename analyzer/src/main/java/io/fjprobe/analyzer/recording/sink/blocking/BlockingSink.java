package io.fjprobe.analyzer.recording.sink.blocking;

import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.sample.ResultWait;
import io.fjprobe.analyzer.recording.sample.SleepLine;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.stack.StackReading;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import org.jspecify.annotations.Nullable;

/**
 * Blocking of any platform thread; which threads are workers is known only at the end. A virtual
 * thread that blocks leaves its carrier, and there may be millions: see {@link PinnedSink} for
 * those that stay. Only the lines where they sleep are noted.
 */
public final class BlockingSink implements Sink {

  private final ChunkFold fold;
  private final BlockKind kind;
  private final TimeField start;
  private final TimeField duration;
  private final ThreadField thread;
  private final StackField stack;
  private final @Nullable TypeField on;
  private final ThreadField holder;
  private final TimeField timeout;
  private final TimeField asked;

  private BlockingSink(Fields fields, ChunkFold fold, BlockKind kind, @Nullable String onField) {
    this.fold = fold;
    this.kind = kind;
    start = fields.start();
    duration = fields.duration();
    thread = fields.eventThread();
    stack = fields.stack();
    on = onField == null ? null : fields.type(onField);
    holder = fields.thread("previousOwner");
    timeout = fields.span("timeout");
    asked = fields.span("time");
  }

  /**
   * @param onField the field with the class of the lock, or null
   */
  public static Sink.Maker of(BlockKind kind, @Nullable String onField) {
    return Sink.Maker.ofSums((fields, fold) -> new BlockingSink(fields, fold, kind, onField));
  }

  @Override
  public void addEvent(EventValues event) {
    ThreadKey key = thread.of(event);
    StackReading reading = stack.of(event);
    if (kind == BlockKind.SLEEP && asked.of(event) > 0) {
      int segment = fold.timeline().segmentAt(start.of(event) + duration.of(event));
      fold.facts().waits().sleep(new SleepLine(segment, reading.line())).add(asked.of(event));
    }
    String onClass = on == null ? null : on.of(event);
    if (key == null
        || thread.isVirtual(event)
        || !reading.managed() && (reading.poolOwn() || isPool(onClass))) {
      return;
    }
    BlockKind how = reading.managed() ? BlockKind.MANAGED : kind;
    String line = reading.managed() ? reading.line() : reading.lineOrJdk();
    long lasted = duration.of(event);
    int segment = fold.timeline().segmentAt(start.of(event) + lasted);
    BlockKey block = new BlockKey(key, segment, how, line, onClass, holder.of(event));
    DurationTally tally = fold.facts().blocking(block);
    tally.add(lasted);
    long limit = timeout.of(event);
    if (limit > 0 && lasted >= limit) {
      tally.timedOut(lasted, limit); // not the field timedOut, which parks do not have
    }
    if (reading.forResult()) {
      fold.facts().waits().result(new ResultWait(key, segment, reading.line())).add(lasted);
    }
  }

  public static boolean isPool(@Nullable String onClass) {
    return onClass != null
        && (onClass.startsWith("java.util.concurrent.ForkJoin")
            || onClass.startsWith("jsr166y.ForkJoin"));
  }
}
