package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.util.LabeledIdentifier;

/** The name of an event type, where a field holds its number. */
public final class LabelField {

  private final int index;

  LabelField(int index) {
    this.index = index;
  }

  /** Null when missing. */
  public @Nullable String of(Object[] event) {
    return index >= 0 && event[index] instanceof LabeledIdentifier type
        ? type.getInterfaceId()
        : null;
  }
}
