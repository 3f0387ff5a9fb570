package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Lines;
import io.fjprobe.analyzer.recording.stack.Stack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One event as it comes; valid only while it is handed over, since the next one takes its place.
 */
public final class EventView {

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
  private final Fields declared;
  private final Map<String, ThreadField> threads = new HashMap<>();
  private final StackField stack;

  @SuppressWarnings("NullAway.Init") // each event sets it
  private EventValues values;

  /**
   * @param declared all of which are read
   */
  public EventView(String type, Fields declared) {
    this.type = type;
    this.declared = declared;
    List<String> names = declared.all();
    for (int i = 0; i < names.size(); i++) {
      indexes.put(names.get(i), i);
      if (!IMPLICIT.contains(names.get(i))) {
        fields.add(new Field(names.get(i), declared.isSpan(i)));
      }
    }
    start = declared.start();
    duration = declared.duration();
    thread = declared.eventThread();
    stack = declared.stack();
  }

  public EventView of(EventValues event) {
    values = event;
    return this;
  }

  /** Returns the name of the event type, for example fjprobe.Steal. */
  public String type() {
    return type;
  }

  /** Returns the fields in the order of their declaration. */
  public List<Field> fields() {
    return fields;
  }

  /** Returns when the event began, in nanoseconds since the epoch. */
  public long startNanos() {
    return start.of(values);
  }

  public long durationNanos() {
    return duration.of(values);
  }

  /** Returns the thread that the event happened in; null where it is missing. */
  public @Nullable ThreadKey thread() {
    return thread.of(values);
  }

  /** Returns the thread in a field; null where it is missing. */
  public @Nullable ThreadKey thread(String field) {
    return threadField(field).of(values);
  }

  /** Returns the system's number of the thread in a field; null where it is not known. */
  public @Nullable Long systemId(String field) {
    return threadField(field).systemId(values);
  }

  private ThreadField threadField(String field) {
    return threads.computeIfAbsent(field, declared::thread);
  }

  /** Returns all frames of the stack; null where it is missing. */
  public @Nullable Stack frames() {
    return stack.raw(values);
  }

  /** The first line on the stack that is not the JDK's; null without a stack. */
  public @Nullable String line() {
    String packed = stack.of(values).line();
    return packed == null ? null : Lines.unpacked(packed).get(0);
  }

  /** Returns a value as {@link EventValues#value}; null also where the event has no such field. */
  public @Nullable Object value(String field) {
    Integer index = indexes.get(field);
    return index == null ? null : values.value(index);
  }

  /** Returns the number in a field; -1 where it is missing. */
  public long number(String field) {
    return value(field) instanceof Long number ? number : NumberField.NOT_RECORDED;
  }

  /** A text or the name of a class; "" where it is missing. */
  public String text(String field) {
    return value(field) instanceof String text ? text : "";
  }
}
