package io.fjprobe.analyzer.recording.chunk;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the number in a field counts, as its annotations say.
 *
 * @param clock it is counted by the clock of the chunk
 * @param unit null: the clock's, or none
 * @param unsigned the highest bit is a digit
 */
record Measure(Clock clock, @Nullable Unit unit, boolean unsigned) {

  enum Clock {
    NONE,
    MOMENT,
    SPAN
  }

  /**
   * These annotations need a value. Without it, the parser of JDK Mission Control takes the chunk
   * for broken.
   */
  private static final Set<String> WITH_VALUE =
      Set.of("jdk.jfr.Label", "jdk.jfr.Description", "jdk.jfr.Timespan", "jdk.jfr.Timestamp");

  private static final String CATEGORY = "jdk.jfr.Category";

  private static final Map<String, Unit> UNITS =
      Map.ofEntries(
          entry("jdk.jfr.MemoryAmount", Unit.OTHER),
          entry("jdk.jfr.DataAmount", Unit.OTHER),
          entry("jdk.jfr.Percentage", Unit.OTHER),
          entry("jdk.jfr.MemoryAddress", Unit.OTHER),
          entry("jdk.jfr.Frequency", Unit.OTHER),
          entry("jdk.jfr.Timespan NANOSECONDS", Unit.NANOS),
          entry("jdk.jfr.Timespan MILLISECONDS", Unit.MILLIS),
          entry("jdk.jfr.Timespan SECONDS", Unit.SECONDS),
          entry("jdk.jfr.Timestamp NANOSECONDS_SINCE_EPOCH", Unit.EPOCH_NANOS),
          entry("jdk.jfr.Timestamp MILLISECONDS_SINCE_EPOCH", Unit.EPOCH_MILLIS),
          entry("jdk.jfr.Timestamp SECONDS_SINCE_EPOCH", Unit.EPOCH_SECONDS));

  /**
   * @param types that annotations are of, by number
   */
  static Measure of(DeclaredType.Field field, Map<Long, DeclaredType> types) {
    Clock clock = Clock.NONE;
    Unit unit = null;
    boolean unsigned = false;
    for (DeclaredType.Annotation annotation : field.annotations()) {
      String name = nameOf(annotation, types);
      String value = annotation.values().get("value");
      Unit named = UNITS.get(WITH_VALUE.contains(name) ? name + " " + value : name);
      if (named != null) {
        unit = named;
      } else if ("TICKS".equals(value) && name.equals("jdk.jfr.Timestamp")) {
        clock = Clock.MOMENT;
      } else if ("TICKS".equals(value) && name.equals("jdk.jfr.Timespan")) {
        clock = Clock.SPAN;
      }
      unsigned |= name.equals("jdk.jfr.Unsigned");
    }
    return new Measure(clock, unit, unsigned);
  }

  /** Returns the name of an annotation, also of one that says nothing of a measure. */
  static String nameOf(DeclaredType.Annotation annotation, Map<Long, DeclaredType> types) {
    DeclaredType type = types.get(annotation.type());
    if (type == null
        || WITH_VALUE.contains(type.name()) && !annotation.values().containsKey("value")
        || CATEGORY.equals(type.name()) && !annotation.values().containsKey("value-0")) {
      throw new NotReadHereException("an annotation without a type or value");
    }
    return type.name();
  }

  boolean isPlain() {
    return clock == Clock.NONE && unit == null;
  }
}
