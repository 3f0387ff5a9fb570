package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.Nullable;

/** A class, one object for each in a chunk. */
public final class RecordedClass {

  private final @Nullable String name;

  /**
   * @param name with the package, as in source code; null: not known
   */
  public RecordedClass(@Nullable String name) {
    this.name = name;
  }

  public @Nullable String name() {
    return name;
  }
}
