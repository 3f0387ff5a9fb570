package io.fjprobe.analyzer.recording.sink.task;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.timeline.OperationFacts;
import org.jspecify.annotations.Nullable;

/** Events of the program that the user calls operations. */
public final class OperationEventSink implements Sink {

  private final ChunkFold fold;
  private final String type;
  private final TimeField start;
  private final TimeField duration;

  private OperationEventSink(Fields fields, ChunkFold fold, String type) {
    this.fold = fold;
    this.type = type;
    start = fields.start();
    duration = fields.duration();
  }

  public static Sink.Maker of(String type) {
    return (fields, fold) -> new OperationEventSink(fields, fold, type);
  }

  @Override
  public void addEvent(EventValues event) {
    long began = start.of(event);
    count(fold, type, null, 1, began, began + duration.of(event));
  }

  /** Counts operations. Those that lie in several segments have a part in each. */
  static void count(
      ChunkFold fold,
      String name,
      @Nullable String mode,
      double operations,
      long began,
      long ended) {
    OperationFacts facts = fold.facts().operations();
    double lasted = ended - began;
    fold.timeline()
        .divide(
            began,
            ended,
            (segment, share) ->
                facts.tally(name, mode, segment).add(operations * share, lasted * share));
  }
}
