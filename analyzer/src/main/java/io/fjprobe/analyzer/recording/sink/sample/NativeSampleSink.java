package io.fjprobe.analyzer.recording.sink.sample;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.IdentityMemo;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import io.fjprobe.analyzer.recording.sample.NativeKey;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.stack.NativeWait;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackMethods;
import java.util.List;

/** Samples of threads in native code, which may be on a CPU or not. */
public final class NativeSampleSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final ThreadField thread;
  private final StackField stack;
  private final SampleMarks marks;
  private final IdentityMemo<Stack, List<String>> methods = new IdentityMemo<>(StackMethods::of);

  public NativeSampleSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    thread = fields.thread("sampledThread");
    stack = fields.stack();
    marks = new SampleMarks(fields, true);
  }

  @Override
  public void addEvent(EventValues event) {
    int segment = fold.timeline().segmentAt(start.of(event));
    ThreadKey key = marks.add(event, thread.of(event), segment, fold.facts());
    String line = key == null ? null : stack.of(event).line();
    if (line != null) {
      fold.facts().nativeSamples().merge(new NativeKey(key, segment, line), 1L, Long::sum);
    }
    Stack trace = stack.raw(event);
    if (trace != null) {
      add(segment, trace);
    }
  }

  private void add(int segment, Stack trace) {
    List<String> all = methods.of(trace);
    if (NativeWait.isIn(trace)) {
      List<String> top = all.subList(0, Math.min(1, all.size()));
      fold.facts().methods().add(segment, MethodTally.Source.NATIVE_WAITS, top, false);
    } else {
      fold.facts().methods().add(segment, MethodTally.Source.NATIVE_SAMPLES, all, trace.isCut());
    }
  }
}
