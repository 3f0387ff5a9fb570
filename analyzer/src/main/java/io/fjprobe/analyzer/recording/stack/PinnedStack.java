package io.fjprobe.analyzer.recording.stack;

import java.util.Set;
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

  /** The map holds a lock while it calls the function that makes a value. */
  public static final String MAP = " (inside a method of ConcurrentHashMap)";

  /** This class has the native method at the bottom of each virtual thread, which pins nothing. */
  private static final String CONTINUATION = "jdk.internal.vm.Continuation";

  private static final String MAP_TYPE = "java.util.concurrent.ConcurrentHashMap";
  private static final Set<String> LOCKED =
      Set.of("computeIfAbsent", "computeIfPresent", "compute", "merge");

  private PinnedStack() {}

  /**
   * @param monitorsPin false from JDK 24 on
   * @return the line that pins and why, or null if the stack does not show it
   */
  public static @Nullable String pinningLine(Stack trace, boolean monitorsPin) {
    String above = null;
    boolean inMap = false;
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
        if (method.isNative() && above != null && !type.equals(CONTINUATION)) {
          return above + NATIVE;
        }
        inMap |= monitorsPin && type.equals(MAP_TYPE) && LOCKED.contains(method.name());
        continue;
      }
      if (monitorsPin && method.isSynchronized()) {
        return LineName.of(frame) + SYNCHRONIZED;
      }
      if (inMap && !GeneratedCode.is(method)) {
        return LineName.of(frame) + MAP;
      }
      if (!GeneratedCode.is(method)) {
        above = LineName.of(frame);
      }
    }
    return null;
  }
}
