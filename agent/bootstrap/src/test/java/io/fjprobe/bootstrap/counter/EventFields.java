package io.fjprobe.bootstrap.counter;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.Timespan;

/** The fields of an event class, as the event declares them. */
final class EventFields {

  private EventFields() {}

  static String eventName(Class<? extends Event> event) {
    return event.getAnnotation(Name.class).value();
  }

  static List<Field> of(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Field each : type.getDeclaredFields()) {
      if (!Modifier.isStatic(each.getModifiers()) && !each.isSynthetic()) {
        fields.add(each);
      }
    }
    return fields;
  }

  /** Those that can hold a counter. */
  static List<Field> numbers(Class<?> type) {
    List<Field> fields = of(type);
    fields.removeIf(each -> each.getType() != int.class && each.getType() != long.class);
    return fields;
  }

  /** The line of agent/events.txt, with what the event says of the field as its meaning. */
  static String contractLine(Field field) {
    String unit = field.isAnnotationPresent(Timespan.class) ? "ns" : "-";
    Description description = field.getAnnotation(Description.class);
    String meaning = description == null ? "" : " " + lowerFirst(description.value());
    return "  %s | %s | %s |%s"
        .formatted(field.getName(), field.getType().getSimpleName(), unit, meaning);
  }

  private static String lowerFirst(String text) {
    return Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }
}
