package io.fjprobe.analyzer.recording.chunk;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A type as a chunk declares it.
 *
 * @param superType null: none
 * @param simple stands for its only field
 */
public record DeclaredType(
    long id,
    String name,
    @Nullable String superType,
    boolean simple,
    List<Field> fields,
    List<Annotation> annotations) {

  /**
   * @param type number of another type
   * @param constant only a number of a constant of that type is written
   */
  public record Field(
      String name, long type, boolean constant, boolean array, List<Annotation> annotations) {}

  /**
   * @param type number of another type
   */
  public record Annotation(long type, Map<String, String> values) {}

  private static final String EVENT = "jdk.jfr.Event";

  boolean isEvent() {
    return EVENT.equals(superType);
  }

  /** Whether it is its only field. */
  boolean standsForField() {
    return simple && fields.size() == 1;
  }

  /** Whether it has no parts, but is a number, a text, or the like. */
  boolean isSingle() {
    return fields.isEmpty() && superType == null;
  }
}
