package io.fjprobe.analyzer.recording.sink.sample;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.IdentityMemo;
import io.fjprobe.analyzer.recording.field.StackField;
import io.fjprobe.analyzer.recording.field.ThreadField;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import io.fjprobe.analyzer.recording.sample.SampleKey;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.stack.SampledStack;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackMethods;
import io.fjprobe.analyzer.recording.stack.TaskLine;
import java.util.List;
import java.util.Optional;

/** Samples of threads in Java code. */
public final class SampleSink implements Sink {

  private final ChunkFold fold;
  private final boolean byCpuTime;
  private final TimeField start;
  private final ThreadField thread;
  private final StackField stack;
  private final SampleMarks marks;
  private final VirtualTurns turns;
  private final IdentityMemo<Stack, SampledStack> judged = new IdentityMemo<>(SampledStack::of);
  private final IdentityMemo<Stack, List<String>> methods = new IdentityMemo<>(StackMethods::of);
  private final IdentityMemo<Stack, Optional<TaskLine>> taskLines =
      new IdentityMemo<>(trace -> Optional.ofNullable(TaskLine.of(trace)));

  private SampleSink(Fields fields, ChunkFold fold, boolean byCpuTime, String threadField) {
    this.fold = fold;
    this.byCpuTime = byCpuTime;
    start = fields.start();
    thread = fields.thread(threadField);
    stack = fields.stack();
    marks = new SampleMarks(fields, false);
    turns = new VirtualTurns(fold.facts()::virtualTurns);
  }

  public static Sink ofRunning(Fields fields, ChunkFold fold) {
    return new SampleSink(fields, fold, false, "sampledThread");
  }

  public static Sink ofCpuTime(Fields fields, ChunkFold fold) {
    return new SampleSink(fields, fold, true, "eventThread");
  }

  @Override
  public void addEvent(EventValues event) {
    ThreadKey sampled = thread.of(event);
    Stack trace = stack.raw(event);
    if (sampled == null || trace == null) {
      return;
    }
    SampledStack judgement = judged.of(trace);
    int segment = fold.timeline().segmentAt(start.of(event));
    ThreadKey key = marks.add(event, sampled, segment, fold.facts());
    if (ThreadKey.VIRTUAL.equals(key) && !byCpuTime) {
      turns.sampled(sampled.id(), start.of(event), judgement.kind(), segment);
    }
    taskLines
        .of(trace)
        .ifPresent(line -> fold.facts().taskSamples().add(start.of(event), byCpuTime, line));
    fold.moments().sampled(key == null ? sampled : key, start.of(event), judgement);
    fold.facts().samples(new SampleKey(key, segment, byCpuTime)).add(judgement);
    fold.facts()
        .methods()
        .add(
            segment,
            byCpuTime ? MethodTally.Source.CPU_TIME_SAMPLES : MethodTally.Source.SAMPLES,
            methods.of(trace),
            trace.isCut());
  }
}
