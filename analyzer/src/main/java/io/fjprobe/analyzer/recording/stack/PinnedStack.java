package io.fjprobe.analyzer.recording.stack;

import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCMethod;
import org.openjdk.jmc.common.IMCStackTrace;

/**
 * Why a virtual thread keeps its carrier, where its stack shows that: the frame that pins lies
 * below the one that blocks. A synchronized block does not show, only a synchronized method does.
 */
public final class PinnedStack {

  /** What follows a line that pins. */
  public static final String INITIALIZER = " (class initialization)";

  public static final String NATIVE = " (called by native code)";
  public static final String SYNCHRONIZED = " (synchronized method)";

  private PinnedStack() {}

  /**
   * @param monitorsPin false from JDK 24 on
   * @return the line that pins and why, or null if the stack does not show it
   */
  public static @Nullable String pinningLine(IMCStackTrace trace, boolean monitorsPin) {
    String above = null;
    for (IMCFrame frame : trace.getFrames()) {
      IMCMethod method = frame.getMethod();
      if (method == null || method.getType() == null) {
        continue;
      }
      String type = method.getType().getFullName();
      if (method.getMethodName().equals("<clinit>")) {
        return LineName.of(frame, type) + INITIALIZER;
      }
      if (!StackReading.isUserCode(type)) {
        if (method.isNative() != null && method.isNative() && above != null) {
          return above + NATIVE;
        }
        continue;
      }
      if (monitorsPin && isSynchronized(method)) {
        return LineName.of(frame, type) + SYNCHRONIZED;
      }
      if (!GeneratedCode.is(type, method)) {
        above = LineName.of(frame, type);
      }
    }
    return null;
  }

  private static boolean isSynchronized(IMCMethod method) {
    return method.getModifier() != null && Modifier.isSynchronized(method.getModifier());
  }
}
