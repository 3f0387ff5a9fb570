package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Lines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCThread;
import org.openjdk.jmc.common.IMCType;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/**
 * One event as it comes; valid only while it is handed over, since the next one takes its place.
 */
public final class EventView {

  /** Arrays and the like, of which our events have none. */
  public static final String NESTED = "(nested)";

  private static final List<String> IMPLICIT =
      List.of("startTime", "duration", "eventThread", "stackTrace");

  /**
   * A field that the event declares.
   *
   * @param nanos its values are times
   */
  public record Field(String name, boolean nanos) {}

  private final String type;
  private final List<Field> fields = new ArrayList<>();
  private final Map<String, Integer> indexes = new HashMap<>();
  private final TimeField start;
  private final TimeField duration;
  private final ThreadField thread;
  private final StackField stack;

  @SuppressWarnings("NullAway.Init") // each event sets it
  private Object[] values;

  private final ParsedValues parsed = new ParsedValues();

  public EventView(String type, List<ValueField> structure) {
    this.type = type;
    for (int i = 0; i < structure.size(); i++) {
      ValueField field = structure.get(i);
      indexes.put(field.getIdentifier(), i);
      if (!IMPLICIT.contains(field.getIdentifier())) {
        fields.add(new Field(field.getIdentifier(), field.getContentType() == UnitLookup.TIMESPAN));
      }
    }
    Fields known = Fields.of(structure);
    start = known.start();
    duration = known.duration();
    thread = known.eventThread();
    stack = known.stack();
  }

  public EventView of(Object[] event) {
    values = event;
    parsed.of(event);
    return this;
  }

  /** For example fjprobe.Steal. */
  public String type() {
    return type;
  }

  /** In the order of their declaration. */
  public List<Field> fields() {
    return fields;
  }

  /** Since the epoch. */
  public long startNanos() {
    return start.of(parsed);
  }

  public long durationNanos() {
    return duration.of(parsed);
  }

  /** The thread that it happened in; null where it is missing. */
  public @Nullable ThreadKey thread() {
    return thread.of(parsed);
  }

  /** The first line on the stack that is not the JDK's; null without a stack. */
  public @Nullable String line() {
    String packed = stack.of(parsed).line();
    return packed == null ? null : Lines.unpacked(packed).get(0);
  }

  /**
   * A Long (times in ns), Double, Boolean, String (also for classes, and {@link #NESTED} for what
   * consists of several values), or {@link ThreadKey}; null where the event has no such value, or
   * -1: not recorded.
   */
  public @Nullable Object value(String field) {
    Integer index = indexes.get(field);
    Object value = index == null ? null : values[index];
    if (value instanceof IQuantity quantity) {
      return number(quantity);
    }
    if (value instanceof IMCThread) {
      return new ThreadField(Objects.requireNonNull(index)).of(parsed);
    }
    if (value instanceof IMCType) {
      return TypeField.nameOf(value);
    }
    return value == null || value instanceof String || value instanceof Boolean
        ? value
        : value instanceof Number number ? number(number) : NESTED;
  }

  private static @Nullable Object number(Number number) {
    return number instanceof Double || number instanceof Float
        ? Double.valueOf(number.doubleValue())
        : recorded(number.longValue());
  }

  /** A number that is there, or else -1. */
  public long number(String field) {
    return value(field) instanceof Long number ? number : NumberField.NOT_RECORDED;
  }

  /** A text or the name of a class; "" where it is missing. */
  public String text(String field) {
    return value(field) instanceof String text ? text : "";
  }

  private static @Nullable Object number(IQuantity quantity) {
    if (quantity.getType() == UnitLookup.TIMESPAN) {
      return recorded(quantity.clampedLongValueIn(UnitLookup.NANOSECOND));
    }
    double value = quantity.doubleValue();
    return value == Math.rint(value) ? recorded(quantity.longValue()) : value;
  }

  private static @Nullable Object recorded(long value) {
    return value == NumberField.NOT_RECORDED ? null : value;
  }
}
