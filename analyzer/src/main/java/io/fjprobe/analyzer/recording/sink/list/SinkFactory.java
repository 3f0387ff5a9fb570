package io.fjprobe.analyzer.recording.sink.list;

import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.ParsedValues;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sink.task.OperationEventSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.flightrecorder.internal.util.JfrInternalConstants;
import org.openjdk.jmc.flightrecorder.parser.IEventSink;
import org.openjdk.jmc.flightrecorder.parser.IEventSinkFactory;
import org.openjdk.jmc.flightrecorder.parser.IParserExtension;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/**
 * Puts our sinks where the parser would collect events, and forwards nothing. Its own collection
 * would keep every event in memory and count some of them twice.
 */
public final class SinkFactory implements IParserExtension, IEventSinkFactory {

  /** Counts, and folds if there is something to fold. */
  private static final class Counter implements IEventSink {
    private final String type;
    private final @Nullable Sink sink;
    private final ParsedValues values = new ParsedValues();
    private long count;

    Counter(String type, @Nullable Sink sink) {
      this.type = type;
      this.sink = sink;
    }

    @Override
    public void addEvent(Object[] event) {
      count++;
      if (sink != null) {
        sink.addEvent(values.of(event));
      }
    }
  }

  /** Of which sinks make sums of integers. */
  private static final Set<String> IN_ANY_ORDER =
      Set.of(
          "fjprobe.TaskRun",
          "fjprobe.JoinWait",
          "fjprobe.WorkerIdle",
          "jdk.ThreadPark",
          "jdk.ThreadSleep",
          "jdk.JavaMonitorEnter",
          "jdk.JavaMonitorWait");

  private static final String EVENT_TYPE_NUMBER =
      JfrInternalConstants.TYPE_IDENTIFIER_VALUE_INTERPRETATION;

  private final ChunkFold fold;
  private final List<Counter> counters = new ArrayList<>();

  public SinkFactory(ChunkFold fold) {
    this.fold = fold;
  }

  @Override
  public @Nullable String getValueInterpretation(String type, String field) {
    return Sinks.ACTIVE_SETTING.equals(type) && "id".equals(field) ? EVENT_TYPE_NUMBER : null;
  }

  @Override
  public IEventSinkFactory getEventSinkFactory(IEventSinkFactory subFactory) {
    return this;
  }

  @Override
  public IEventSink create(
      String type,
      String label,
      String[] category,
      String description,
      List<ValueField> dataStructure) {
    Counter counter = new Counter(type, sinkOf(type, Fields.of(dataStructure), fold));
    counters.add(counter);
    return counter;
  }

  /** Null: events of this type are only counted. */
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
   * Whether what becomes of events of a type is the same in whatever order they are folded.
   *
   * @param operations type of events that are operations; null: none
   * @param pictures are made too, which add up fractions
   */
  public static boolean inAnyOrder(String type, @Nullable String operations, boolean pictures) {
    return IN_ANY_ORDER.contains(type)
        && !type.equals(operations)
        && !(pictures && ActivitySinks.of(type) != null);
  }

  @Override
  public void flush() {
    for (Counter counter : counters) {
      if (counter.count > 0) {
        fold.facts().countEvents(counter.type, counter.count);
      }
    }
  }
}
