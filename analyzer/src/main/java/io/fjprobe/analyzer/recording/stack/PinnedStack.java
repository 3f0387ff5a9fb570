package io.fjprobe.analyzer.recording.stack;

import org.jspecify.annotations.Nullable;

/**
 * Why a virtual thread keeps its carrier, where its stack shows that: the frame that pins lies
 * below the one that blocks. A synchronized block does not show, only a synchronized method does.
 */
public final class PinnedStack {

  /** This follows a line that pins while its class is initialized. */
  public static final String INITIALIZER = " (class initialization)";

  public static final String NATIVE = " (called by native code)";
  public static final String SYNCHRONIZED = " (synchronized method)";

  private PinnedStack() {}

  /**
   * @param monitorsPin false from JDK 24 on
   * @return the line that pins and why, or null if the stack does not show it
   */
  public static @Nullable String pinningLine(Stack trace, boolean monitorsPin) {
    String above = null;
    for (Frame frame : trace.frames()) {
      Method method = frame.method();
      String type = method.type();
      if (type == null || method.name() == null) {
        continue;
      }
      if (method.name().equals("<clinit>")) {
        return LineName.of(frame) + INITIALIZER;
      }
      if (!StackReading.isUserCode(type)) {
        if (method.isNative() && above != null) {
          return above + NATIVE;
        }
        continue;
      }
      if (monitorsPin && method.isSynchronized()) {
        return LineName.of(frame) + SYNCHRONIZED;
      }
      if (!GeneratedCode.is(method)) {
        above = LineName.of(frame);
      }
    }
    return null;
  }
}
