package io.fjprobe.analyzer.recording.stack;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What matters of a stack trace.
 *
 * @param line frames of user code as {@code package.Class.method:line}, in {@link Lines}; null if
 *     there is none
 * @param jdkLine the frame of the JDK that waits, in the same form; null if there is none
 * @param poolOwn the pool itself blocks here: it idles, joins, or runs a managed blocker
 * @param managed it does so in a managed blocker
 * @param forResult it waits by a future or a latch
 */
public record StackReading(
    @Nullable String line,
    @Nullable String jdkLine,
    boolean poolOwn,
    boolean managed,
    boolean forResult) {

  public static final StackReading NONE = new StackReading(null, null, false, false, false);

  private static final String VIRTUAL_THREAD = "java.lang.VirtualThread";

  /** All threads wait through classes with these names: they say nothing of what for. */
  private static final List<String> WAYS_TO_WAIT =
      List.of(
          "java.util.concurrent.locks.",
          "java.lang.",
          "jdk.internal.",
          "sun.misc.",
          "io.fjprobe.bootstrap.");

  private static final List<String> NOT_USER_CODE =
      List.of(
          "java.",
          "jdk.",
          "sun.",
          "javax.",
          PoolMethods.LIBRARY,
          "io.fjprobe.bootstrap.",
          "io.fjprobe.weaving.");

  public static StackReading of(Stack trace) {
    Lines lines = new Lines();
    String jdkLine = null;
    boolean poolOwn = false;
    boolean managed = false;
    boolean forResult = false;
    boolean insideTask = false;
    for (Frame frame : trace.frames()) {
      Method method = frame.method();
      String type = method.type();
      String name = method.name();
      if (type == null || name == null) {
        continue;
      }
      poolOwn |= !insideTask && PoolMethods.blocks(type, name);
      managed |= !insideTask && PoolMethods.runsBlocker(type, name);
      forResult |= !insideTask && AwaitedResult.is(type, name);
      // below this frame is how the task came to run, which says nothing of why it blocks
      insideTask |= PoolMethods.runsTask(type, name);
      if (isUserCode(type)) {
        lines.offer(frame);
      } else if (jdkLine == null
          && lines.isEmpty()
          && !startsWith(type, WAYS_TO_WAIT)
          && !PoolMethods.runsBlocker(type, name)
          && !GeneratedCode.is(method)) {
        jdkLine = LineName.of(frame);
      }
    }
    return new StackReading(lines.packed(), jdkLine, poolOwn, managed, forResult);
  }

  /**
   * Whether it is the stack of a virtual thread, or of a carrier that switches from one to the
   * other.
   */
  public static boolean isVirtual(Stack trace) {
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      if (type != null && type.startsWith(VIRTUAL_THREAD)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it is the stack of a carrier that has a virtual thread, whose frames it has not. */
  public static boolean mountsVirtual(Stack trace) {
    return trace.frames().stream()
        .map(Frame::method)
        .anyMatch(
            method ->
                VIRTUAL_THREAD.equals(method.type()) && "runContinuation".equals(method.name()));
  }

  /** Returns the line of user code, or else of the JDK; null only where the stack is not known. */
  public @Nullable String lineOrJdk() {
    return line == null ? jdkLine : line;
  }

  public static boolean isUserCode(String type) {
    return !startsWith(type, NOT_USER_CODE);
  }

  private static boolean startsWith(String type, List<String> prefixes) {
    for (String prefix : prefixes) {
      if (type.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
