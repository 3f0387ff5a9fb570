package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.GeneratedCode;
import io.fjprobe.analyzer.recording.stack.Names;
import org.jspecify.annotations.Nullable;

/** A class. */
public final class TypeField {

  public static final String UNKNOWN = "(unknown class)";

  private final int index;

  TypeField(int index) {
    this.index = index;
  }

  /** Returns the class as its chunk has it: one object for each, good for lookup by identity. */
  public @Nullable RecordedClass raw(EventValues event) {
    return index < 0 ? null : event.type(index);
  }

  public String of(EventValues event) {
    return nameOf(raw(event));
  }

  public static String nameOf(@Nullable RecordedClass type) {
    String name = type == null ? null : type.name();
    return name == null ? UNKNOWN : Names.cut(GeneratedCode.withoutNumber(name));
  }
}
