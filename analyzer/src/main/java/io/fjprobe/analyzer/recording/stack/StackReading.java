package io.fjprobe.analyzer.recording.stack;

import java.util.List;
import java.util.Set;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCMethod;
import org.openjdk.jmc.common.IMCStackTrace;

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
    String line, String jdkLine, boolean poolOwn, boolean managed, boolean forResult) {

  public static final StackReading NONE = new StackReading(null, null, false, false, false);

  private static final String LIBRARY = "jsr166y.";
  private static final String VIRTUAL_THREAD = "java.lang.VirtualThread";
  private static final Set<String> POOLS =
      Set.of("java.util.concurrent.ForkJoinPool", LIBRARY + "ForkJoinPool");
  private static final Set<String> TASKS =
      Set.of("java.util.concurrent.ForkJoinTask", LIBRARY + "ForkJoinTask");
  private static final Set<String> POOL_BLOCKS =
      Set.of(
          "registerWorker",
          "deregisterWorker",
          "awaitWork",
          "tryAwaitWork",
          "tryAwaitJoin",
          "timedAwaitJoin",
          "awaitBlocker",
          "idleAwaitWork",
          "runWorker",
          "scan",
          "awaitJoin",
          "helpJoin",
          "helpComplete",
          "awaitQuiescence",
          "helpQuiescePool",
          "managedBlock",
          "compensatedBlock",
          "unmanagedBlock");
  private static final Set<String> MANAGED =
      Set.of("managedBlock", "compensatedBlock", "unmanagedBlock", "awaitBlocker");

  private static final Set<String> TASK_BLOCKS =
      Set.of("awaitDone", "internalWait", "externalAwaitDone", "doJoin", "doInvoke");

  /** Through which all wait: they say nothing of what for. */
  private static final List<String> WAYS_TO_WAIT =
      List.of("java.util.concurrent.locks.", "java.lang.", "jdk.internal.", "sun.misc.");

  private static final List<String> NOT_USER_CODE =
      List.of(
          "java.",
          "jdk.",
          "sun.",
          "javax.",
          LIBRARY,
          "io.fjprobe.bootstrap.",
          "io.fjprobe.weaving.");

  public static StackReading of(IMCStackTrace trace) {
    Lines lines = new Lines();
    String jdkLine = null;
    boolean poolOwn = false;
    boolean managed = false;
    boolean forResult = false;
    boolean insideTask = false;
    for (IMCFrame frame : trace.getFrames()) {
      IMCMethod method = frame.getMethod();
      String type = typeOf(method);
      String name = method == null ? null : method.getMethodName();
      if (type == null || name == null) {
        continue;
      }
      poolOwn |= !insideTask && blocksByItself(type, name);
      managed |= !insideTask && POOLS.contains(type) && MANAGED.contains(name);
      forResult |= !insideTask && AwaitedResult.is(type, name);
      // below this frame is how the task came to run, which says nothing of why it blocks
      insideTask |= runsTask(type, name);
      if (isUserCode(type)) {
        if (lines.wants(type)) {
          lines.add(describe(frame, type));
        }
      } else if (jdkLine == null && !startsWith(type, WAYS_TO_WAIT)) {
        jdkLine = describe(frame, type);
      }
    }
    return new StackReading(lines.packed(), jdkLine, poolOwn, managed, forResult);
  }

  /** Of a virtual thread, or of a carrier that switches from one to the other. */
  public static boolean isVirtual(IMCStackTrace trace) {
    for (IMCFrame frame : trace.getFrames()) {
      String type = typeOf(frame.getMethod());
      if (type != null && type.startsWith(VIRTUAL_THREAD)) {
        return true;
      }
    }
    return false;
  }

  /** Of user code, or else of the JDK: null only where the stack is not known. */
  public String lineOrJdk() {
    return line == null ? jdkLine : line;
  }

  /**
   * Null where it is not known: a method that was redefined while it ran, as by an agent that is
   * attached, has neither class nor name on JDK 8.
   */
  public static String typeOf(IMCMethod method) {
    return method == null || method.getType() == null ? null : method.getType().getFullName();
  }

  private static boolean blocksByItself(String type, String method) {
    return POOLS.contains(type) && POOL_BLOCKS.contains(method)
        || TASKS.contains(type) && TASK_BLOCKS.contains(method);
  }

  /** The library does not always come to exec by doExec. */
  private static boolean runsTask(String type, String method) {
    return TASKS.contains(type) && method.equals("doExec")
        || type.startsWith(LIBRARY) && method.equals("exec");
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

  /** A frame as {@code package.Class.method:line}. */
  public static String describe(IMCFrame frame, String type) {
    Integer number = frame.getFrameLineNumber();
    String where = Names.cut(type + "." + frame.getMethod().getMethodName());
    return number == null || number <= 0 ? where : where + ":" + number;
  }
}
