package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.IdentityHashMap;
import java.util.Map;
import org.openjdk.jmc.common.IMCStackTrace;

/** A stack trace; JMC keeps each once per chunk, so each is judged once. */
public final class StackField {

  private final int index;
  private final Map<Object, StackReading> readings = new IdentityHashMap<>();

  StackField(int index) {
    this.index = index;
  }

  public StackReading of(Object[] event) {
    return index >= 0 && event[index] instanceof IMCStackTrace trace
        ? readings.computeIfAbsent(trace, t -> StackReading.of(trace))
        : StackReading.NONE;
  }
}
