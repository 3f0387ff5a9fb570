package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackReading;
import org.jspecify.annotations.Nullable;

/** A stack trace. */
public final class StackField {

  private final int index;
  private final IdentityMemo<Stack, StackReading> readings = new IdentityMemo<>(StackReading::of);

  StackField(int index) {
    this.index = index;
  }

  public StackReading of(EventValues event) {
    Stack trace = raw(event);
    return trace == null ? StackReading.NONE : readings.of(trace);
  }

  /** Returns all frames of the stack; null where it is missing. */
  public @Nullable Stack raw(EventValues event) {
    return index < 0 ? null : event.stack(index);
  }
}
