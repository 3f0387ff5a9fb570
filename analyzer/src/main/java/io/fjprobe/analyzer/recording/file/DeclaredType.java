package io.fjprobe.analyzer.recording.file;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type as a chunk declares it.
 *
 * @param superType null: none
 * @param simple stands for its only field
 */
record DeclaredType(
    long id, String name, @Nullable String superType, boolean simple, List<Field> fields) {

  /**
   * @param type number of another type
   * @param constant only a number of a constant of that type is written
   */
  record Field(long type, boolean constant, boolean array) {}

  private static final String EVENT = "jdk.jfr.Event";

  boolean isEvent() {
    return EVENT.equals(superType);
  }
}
