package io.fjprobe.analyzer.recording.sink.list;

import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sink.task.OperationEventSink;
import org.jspecify.annotations.Nullable;

/** All that is made of the events of a type. */
public final class AllSinks {

  private AllSinks() {}

  /** Returns null for events that are only counted. */
  public static @Nullable Sink sinkOf(String type, Fields fields, ChunkFold fold) {
    Sink.Maker maker = Sinks.of(type);
    Sink sink = maker == null ? null : maker.make(fields, fold);
    if (type.equals(fold.operations())) {
      sink = ActivitySinks.both(sink, OperationEventSink.of(type).make(fields, fold));
    }
    Sink.Maker drawn = fold.facts().activity() == null ? null : ActivitySinks.of(type);
    if (drawn != null) {
      sink = ActivitySinks.both(sink, drawn.make(fields, fold));
    }
    Sink.Maker sketched = fold.facts().sketches() == null ? null : SketchSinks.of(type);
    return sketched == null ? sink : ActivitySinks.both(sink, sketched.make(fields, fold));
  }

  /**
   * Whether what becomes of events of a type is the same in whatever order they are folded. Events
   * without a sink are only counted.
   *
   * @param operations type of events that are operations; null: none
   * @param pictures are made too, which add up fractions
   */
  public static boolean inAnyOrder(String type, @Nullable String operations, boolean pictures) {
    Sink.Maker maker = Sinks.of(type);
    boolean any = maker == null || maker.inAnyOrder();
    return any && !type.equals(operations) && !(pictures && ActivitySinks.of(type) != null);
  }
}
