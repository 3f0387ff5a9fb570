package io.fjprobe.analyzer.recording;

import java.util.IdentityHashMap;
import java.util.Map;
import org.openjdk.jmc.common.IMCStackTrace;

/** A stack trace; JMC keeps each once per chunk, so each is judged once. */
final class StackField {

  private final int index;
  private final Map<Object, StackReading> readings = new IdentityHashMap<>();

  StackField(int index) {
    this.index = index;
  }

  StackReading of(Object[] event) {
    return index >= 0 && event[index] instanceof IMCStackTrace trace
        ? readings.computeIfAbsent(trace, t -> StackReading.of(trace))
        : StackReading.NONE;
  }
}
