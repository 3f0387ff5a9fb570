package io.fjprobe.analyzer.recording.jmc;

import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCThread;
import org.openjdk.jmc.common.unit.IQuantity;

/** The system's number of a thread: the parser reads it, but has no method for it. */
final class SystemThreadId {

  private static final String FIELD = "osThreadId";

  private static @Nullable Class<?> type;
  private static @Nullable Field field;

  private SystemThreadId() {}

  /** Returns null where the number is not known. */
  static @Nullable Long of(IMCThread thread) {
    Field known = field(thread.getClass());
    try {
      Object id = known == null ? null : known.get(thread);
      return id instanceof IQuantity quantity
          ? Long.valueOf(quantity.longValue())
          : id instanceof Number number ? Long.valueOf(number.longValue()) : null;
    } catch (IllegalAccessException e) {
      return null;
    }
  }

  private static synchronized @Nullable Field field(Class<?> of) {
    if (type != of) {
      type = of;
      field = find(of);
    }
    return field;
  }

  private static @Nullable Field find(Class<?> of) {
    try {
      Field found = of.getField(FIELD);
      found.setAccessible(true);
      return found;
    } catch (NoSuchFieldException | RuntimeException e) {
      return null;
    }
  }
}
