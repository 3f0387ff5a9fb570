package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.Nullable;

/** The name of an event type, where a field holds its number. */
public final class LabelField {

  private final int index;

  LabelField(int index) {
    this.index = index;
  }

  /** Returns null when the field is missing. */
  public @Nullable String of(EventValues event) {
    return index < 0 ? null : event.label(index);
  }
}
