package io.fjprobe.analyzer.recording.sink.sample;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.ObjectField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.sample.Spin;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCStackTrace;

/**
 * What a sample tells beside where it is, in Java code or not. JMC keeps a stack trace once per
 * chunk: each is judged once.
 */
final class SampleMarks {

  private record Marks(@Nullable ThreadStart start, @Nullable String spins, boolean virtual) {

    static final Marks NONE = new Marks(null, null, false);

    static Marks of(IMCStackTrace trace) {
      return new Marks(ThreadStart.of(trace), Spin.lines(trace), StackReading.isVirtual(trace));
    }
  }

  private final boolean inNative;
  private final ObjectField stack;
  private final Map<Object, Marks> judged = new IdentityHashMap<>();

  SampleMarks(Fields fields, boolean inNative) {
    this.inNative = inNative;
    stack = fields.raw("stackTrace");
  }

  /**
   * @param thread as the event has it; null: not known
   * @return {@link ThreadKey#VIRTUAL} for all virtual threads, which say nothing of their carriers
   */
  @Nullable ThreadKey add(Object[] event, @Nullable ThreadKey thread, int segment, Facts facts) {
    Marks marks = marks(event);
    ThreadKey key = thread != null && marks.virtual ? ThreadKey.VIRTUAL : thread;
    if (marks.start != null) {
      facts.threadStarts().merge(marks.start.in(segment), 1L, Long::sum);
    }
    if (marks.spins != null && key != null) {
      facts.spins().merge(new Spin(key, segment, marks.spins, inNative), 1L, Long::sum);
    }
    return key;
  }

  private Marks marks(Object[] event) {
    return stack.of(event) instanceof IMCStackTrace trace
        ? judged.computeIfAbsent(trace, t -> Marks.of(trace))
        : Marks.NONE;
  }
}
