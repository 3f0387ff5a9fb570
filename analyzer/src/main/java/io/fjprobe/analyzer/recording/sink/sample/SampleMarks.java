package io.fjprobe.analyzer.recording.sink.sample;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.IdentityMemo;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.sample.Spin;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackReading;
import org.jspecify.annotations.Nullable;

/** What a sample tells beside where it is, in Java code or not. */
final class SampleMarks {

  private record Marks(@Nullable ThreadStart start, @Nullable String spins, boolean virtual) {

    static final Marks NONE = new Marks(null, null, false);

    static Marks of(Stack trace) {
      return new Marks(ThreadStart.of(trace), Spin.lines(trace), StackReading.isVirtual(trace));
    }
  }

  private final boolean inNative;
  private final StackField stack;
  private final IdentityMemo<Stack, Marks> judged = new IdentityMemo<>(Marks::of);

  SampleMarks(Fields fields, boolean inNative) {
    this.inNative = inNative;
    stack = fields.stack();
  }

  /**
   * @param thread as the event has it; null: not known
   * @return {@link ThreadKey#VIRTUAL} for all virtual threads, which say nothing of their carriers
   */
  @Nullable ThreadKey add(EventValues event, @Nullable ThreadKey thread, int segment, Facts facts) {
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

  private Marks marks(EventValues event) {
    Stack trace = stack.raw(event);
    return trace == null ? Marks.NONE : judged.of(trace);
  }
}
