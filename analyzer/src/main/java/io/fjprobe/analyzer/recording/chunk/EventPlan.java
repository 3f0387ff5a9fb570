package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** How events of one type are read, and who gets them: only the fields that it asks for. */
final class EventPlan {

  private final String type;
  private final byte[] steps;
  private final Layout[] layouts;
  private final ChunkValues values;
  private final @Nullable Consumer<EventValues> sink;
  private long events;

  private EventPlan(
      String type,
      byte[] steps,
      Layout[] layouts,
      ChunkValues values,
      @Nullable Consumer<EventValues> sink) {
    this.type = type;
    this.steps = steps;
    this.layouts = layouts;
    this.values = values;
    this.sink = sink;
  }

  /**
   * @param sinks of a type and its fields; null for events that are only counted
   */
  static EventPlan of(
      EventShape shape,
      BiFunction<String, Fields, @Nullable Consumer<EventValues>> sinks,
      ValueSource source) {
    Fields fields = new Fields(shape.names(), index -> shape.slots().get(index).isSpan());
    Consumer<EventValues> sink = sinks.apply(shape.type(), fields);
    byte[] steps = new byte[shape.slots().size()];
    for (int i = 0; i < steps.length; i++) {
      boolean read = sink != null && fields.isAsked(i);
      steps[i] = read ? shape.slots().get(i).step() : passing(shape.layouts().get(i));
    }
    return new EventPlan(
        shape.type(),
        steps,
        shape.layouts().toArray(Layout[]::new),
        new ChunkValues(shape.slots(), source),
        sink);
  }

  private static byte passing(Layout layout) {
    return layout instanceof Layout.Single single
            && (single == Layout.Single.INT
                || single == Layout.Single.LONG
                || single == Layout.Single.SHORT)
        ? Step.PASS_NUMBER
        : Step.PASS;
  }

  String type() {
    return type;
  }

  long events() {
    return events;
  }

  /** Reads the event, and hands it over. */
  void read(EventWindow in) {
    events++;
    in.read(steps, layouts, values);
    if (sink != null) {
      sink.accept(values);
    }
  }
}
