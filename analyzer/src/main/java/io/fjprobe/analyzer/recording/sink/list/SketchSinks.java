package io.fjprobe.analyzer.recording.sink.list;

import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sink.sketch.IdleSketchSink;
import io.fjprobe.analyzer.recording.sink.sketch.JoinSketchSink;
import io.fjprobe.analyzer.recording.sink.sketch.OperationSketchSink;
import io.fjprobe.analyzer.recording.sink.sketch.TaskBatchSketchSink;
import io.fjprobe.analyzer.recording.sink.sketch.TaskSketchSink;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which sink folds which event into sketches, beside those of {@link Sinks}. */
final class SketchSinks {

  static final Map<String, Sink.Maker> ALL =
      Map.of(
          "fjprobe.JoinWait", JoinSketchSink::new,
          "fjprobe.WorkerIdle", IdleSketchSink::new,
          "fjprobe.TaskRun", TaskSketchSink::new,
          "fjprobe.TaskBatch", TaskBatchSketchSink::new,
          "fjprobe.Operation", OperationSketchSink::new);

  private SketchSinks() {}

  /** Returns null for an event of which no distribution is kept. */
  static Sink.@Nullable Maker of(String type) {
    return ALL.get(type);
  }
}
