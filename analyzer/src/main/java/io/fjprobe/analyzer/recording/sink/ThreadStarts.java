package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.ThreadStart;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.ObjectField;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmc.common.IMCStackTrace;

/** Whether samples start a thread. JMC keeps a stack trace once per chunk: each is judged once. */
final class ThreadStarts {

  private final ObjectField stack;
  private final Map<Object, Optional<ThreadStart>> judged = new IdentityHashMap<>();

  ThreadStarts(Fields fields) {
    stack = fields.raw("stackTrace");
  }

  /** Null if it does not. */
  ThreadStart of(Object[] event) {
    return stack.of(event) instanceof IMCStackTrace trace
        ? judged
            .computeIfAbsent(trace, t -> Optional.ofNullable(ThreadStart.of(trace)))
            .orElse(null)
        : null;
  }
}
