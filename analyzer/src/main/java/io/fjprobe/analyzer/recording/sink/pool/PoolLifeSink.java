package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

public final class PoolLifeSink implements Sink {

  private final ChunkFold fold;
  private final boolean starts;
  private final TimeField start;
  private final StackField stack;
  private final @Nullable NumberField interval;
  private final IdentityFields identity;

  public PoolLifeSink(Fields fields, ChunkFold fold, boolean starts) {
    this.fold = fold;
    this.starts = starts;
    start = fields.start();
    stack = fields.stack();
    interval = starts ? fields.number("interval") : null;
    identity = new IdentityFields(fields);
  }

  @Override
  public void addEvent(EventValues event) {
    PoolFacts pool = identity.pool(event, fold.facts());
    if (starts) {
      pool.started(start.of(event));
      long standsFor = Objects.requireNonNull(interval, "of starts").of(event);
      pool.madeAt(stack.of(event).line(), standsFor == NumberField.NOT_RECORDED ? 1 : standsFor);
    } else {
      pool.ended(start.of(event));
    }
  }
}
