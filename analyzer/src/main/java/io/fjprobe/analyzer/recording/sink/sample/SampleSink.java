package io.fjprobe.analyzer.recording.sink.sample;

import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.ObjectField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sample.SampleKey;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.stack.SampledStack;
import java.util.IdentityHashMap;
import java.util.Map;
import org.openjdk.jmc.common.IMCStackTrace;

/** Samples of threads in Java code. JMC keeps a stack trace once per chunk: each is judged once. */
public final class SampleSink implements Sink {

  private final ChunkFold fold;
  private final boolean byCpuTime;
  private final TimeField start;
  private final ThreadField thread;
  private final ObjectField stack;
  private final SampleMarks marks;
  private final Map<Object, SampledStack> judged = new IdentityHashMap<>();

  private SampleSink(Fields fields, ChunkFold fold, boolean byCpuTime, String threadField) {
    this.fold = fold;
    this.byCpuTime = byCpuTime;
    start = fields.start();
    thread = fields.thread(threadField);
    stack = fields.raw("stackTrace");
    marks = new SampleMarks(fields, false);
  }

  public static Sink ofRunning(Fields fields, ChunkFold fold) {
    return new SampleSink(fields, fold, false, "sampledThread");
  }

  public static Sink ofCpuTime(Fields fields, ChunkFold fold) {
    return new SampleSink(fields, fold, true, "eventThread");
  }

  @Override
  public void addEvent(Object[] event) {
    ThreadKey sampled = thread.of(event);
    if (sampled == null || !(stack.of(event) instanceof IMCStackTrace trace)) {
      return;
    }
    SampledStack judgement = judged.computeIfAbsent(trace, t -> SampledStack.of(trace));
    int segment = fold.timeline().segmentAt(start.of(event));
    ThreadKey key = marks.add(event, sampled, segment, fold.facts());
    fold.facts().samples(new SampleKey(key, segment, byCpuTime)).add(judgement);
  }
}
