package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.Nullable;

/** A field as the parser made it; null where it is missing. */
public final class ObjectField {

  private final int index;

  ObjectField(int index) {
    this.index = index;
  }

  public @Nullable Object of(Object[] event) {
    return index < 0 ? null : event[index];
  }
}
