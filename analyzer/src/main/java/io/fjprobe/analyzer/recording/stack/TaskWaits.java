package io.fjprobe.analyzer.recording.stack;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Calls that wait for a task, and may run it meanwhile, or that sleep. */
public final class TaskWaits {

  private static final Set<String> METHODS = Set.of("join", "get");

  private TaskWaits() {}

  /**
   * Returns the topmost line of user code that calls one of them, as {@code
   * package.Class.method:line}; null if there is none.
   */
  public static @Nullable String line(Stack trace) {
    boolean waits = false;
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      String name = frame.method().name();
      if (type == null || name == null) {
        continue;
      }
      if (StackReading.isUserCode(type)) {
        if (waits) {
          return LineName.of(frame);
        }
      } else {
        waits |= type.startsWith(PoolMethods.PACKAGE) && METHODS.contains(name);
      }
    }
    return null;
  }

  /** Returns the topmost line of user code, in the same form; null if there is none. */
  public static @Nullable String sleepLine(Stack trace) {
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      if (type != null && StackReading.isUserCode(type)) {
        return LineName.of(frame);
      }
    }
    return null;
  }
}
