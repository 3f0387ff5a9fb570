package io.fjprobe.analyzer.recording.chunk;

import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import java.util.ArrayList;
import java.util.List;
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
      DeclaredType type,
      Types types,
      BiFunction<String, Fields, @Nullable Consumer<EventValues>> sinks,
      ValueSource source) {
    List<Slot> slots = new ArrayList<>();
    type.fields().forEach(field -> slots.add(Slot.of(type.name(), field, types)));
    Fields fields = new Fields(type.fields().stream().map(f -> nameOf(f, types)).toList());
    Consumer<EventValues> sink = sinks.apply(type.name(), fields);
    Layout[] layouts = type.fields().stream().map(types::layout).toArray(Layout[]::new);
    byte[] steps = new byte[slots.size()];
    for (int i = 0; i < steps.length; i++) {
      boolean read = sink != null && fields.isAsked(i);
      steps[i] = read ? slots.get(i).step() : passing(layouts[i]);
    }
    return new EventPlan(type.name(), steps, layouts, new ChunkValues(slots, source), sink);
  }

  /** Of what has parts in the event itself, only the parts have names. */
  private static String nameOf(DeclaredType.Field field, Types types) {
    DeclaredType type = types.of(field);
    boolean parts = !field.constant() && !field.array() && types.textOf(type) == null;
    return parts && !type.isSingle() ? field.name() + ":" : field.name();
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

  /** What an int or short has of more bits is no part of it. */
  private static long cut(long number, byte step) {
    return step == Step.LONG ? number : step == Step.INT ? (int) number : (short) number;
  }

  /** Reads the event, and hands it over. */
  void read(EventWindow in) {
    events++;
    long[] numbers = values.numbers();
    byte[] steps = this.steps;
    for (int i = 0; i < steps.length; i++) {
      switch (steps[i]) {
        case Step.PASS_NUMBER -> in.passNumber();
        case Step.LONG, Step.INT, Step.SHORT -> numbers[i] = cut(in.number(), steps[i]);
        case Step.BYTE -> numbers[i] = in.nextByte();
        case Step.UNSIGNED_BYTE -> numbers[i] = in.nextByte() & 0xff;
        case Step.FLOAT ->
            numbers[i] = Double.doubleToRawLongBits(Float.intBitsToFloat(in.fixed32()));
        case Step.DOUBLE -> numbers[i] = in.fixed64();
        case Step.TEXT -> values.readText(i, in);
        default -> layouts[i].pass(in);
      }
    }
    in.check();
    if (sink != null) {
      sink.accept(values);
    }
  }
}
