package io.fjprobe.analyzer.recording.stack;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The methods of a stack as {@code package.Class.method}, from the top. */
public final class StackMethods {

  private static final String AGENT = "io.fjprobe.bootstrap.";

  /** These make throwables, or read the stack of one or of a thread. */
  private static final List<String> OF_THROWABLES =
      List.of(
          "java.lang.Throwable.", "java.lang.StackTraceElement.", "java.lang.StackStreamFactory");

  private StackMethods() {}

  /**
   * Returns each method once, at its place nearest to the top. A lambda counts for the method
   * around it. What compilers wrote, and the agent's own code, are left out.
   */
  public static List<String> of(Stack trace) {
    Set<String> methods = new LinkedHashSet<>();
    for (Frame frame : trace.frames()) {
      Method method = frame.method();
      String type = method.type();
      if (type != null
          && method.name() != null
          && !type.startsWith(AGENT)
          && !GeneratedCode.is(method)) {
        methods.add(LineName.methodOf(LineName.of(frame)));
      }
    }
    return List.copyOf(methods);
  }

  /** Returns whether a throwable is made, or the stack of one or of a thread is read. */
  public static boolean areOfThrowables(List<String> methods) {
    return methods.stream().anyMatch(method -> OF_THROWABLES.stream().anyMatch(method::startsWith));
  }
}
