package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.GeneratedCode;
import io.fjprobe.analyzer.recording.stack.Names;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCType;

/** A class. */
public final class TypeField {

  public static final String UNKNOWN = "(unknown class)";

  private final int index;

  TypeField(int index) {
    this.index = index;
  }

  /** The class as its chunk has it: one object for each, good for lookup by identity. */
  public @Nullable Object raw(EventValues event) {
    return index < 0 ? null : event.type(index);
  }

  public String of(EventValues event) {
    return nameOf(raw(event));
  }

  public static String nameOf(@Nullable Object type) {
    if (!(type instanceof IMCType known) || known.getFullName() == null) {
      return UNKNOWN;
    }
    return Names.cut(GeneratedCode.withoutNumber(known.getFullName()));
  }
}
