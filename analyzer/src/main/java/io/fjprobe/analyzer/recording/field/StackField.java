package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.StackReading;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCStackTrace;

/** A stack trace. */
public final class StackField {

  private final int index;
  private final StackMemo<StackReading> readings = new StackMemo<>(StackReading::of);

  StackField(int index) {
    this.index = index;
  }

  public StackReading of(EventValues event) {
    IMCStackTrace trace = raw(event);
    return trace == null ? StackReading.NONE : readings.of(trace);
  }

  /** All its frames; null where it is missing. */
  public @Nullable IMCStackTrace raw(EventValues event) {
    return index < 0 ? null : event.stack(index);
  }
}
