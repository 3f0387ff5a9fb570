package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Spin;
import io.fjprobe.analyzer.recording.ThreadStart;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.ObjectField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import java.util.IdentityHashMap;
import java.util.Map;
import org.openjdk.jmc.common.IMCStackTrace;

/**
 * What a sample tells beside where it is, in Java code or not. JMC keeps a stack trace once per
 * chunk: each is judged once.
 */
final class SampleMarks {

  private record Marks(ThreadStart start, String spins) {}

  private final boolean inNative;
  private final ObjectField stack;
  private final Map<Object, Marks> judged = new IdentityHashMap<>();

  SampleMarks(Fields fields, boolean inNative) {
    this.inNative = inNative;
    stack = fields.raw("stackTrace");
  }

  /**
   * @param thread null: not known
   */
  void add(Object[] event, ThreadKey thread, int segment, Facts facts) {
    if (stack.of(event) instanceof IMCStackTrace trace) {
      Marks marks =
          judged.computeIfAbsent(trace, t -> new Marks(ThreadStart.of(trace), Spin.lines(trace)));
      if (marks.start != null) {
        facts.threadStarts().merge(marks.start.in(segment), 1L, Long::sum);
      }
      if (marks.spins != null && thread != null) {
        facts.spins().merge(new Spin(thread, segment, marks.spins, inNative), 1L, Long::sum);
      }
    }
  }
}
