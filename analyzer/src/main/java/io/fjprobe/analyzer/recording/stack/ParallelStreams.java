package io.fjprobe.analyzer.recording.stack;

import org.jspecify.annotations.Nullable;

/** Streams whose elements are given to tasks of a pool. */
public final class ParallelStreams {

  private static final String PACKAGE = "java.util.stream.";

  /** All operations at the end of a parallel stream have a method with this name. */
  private static final String EVALUATES = "evaluateParallel";

  private ParallelStreams() {}

  /**
   * Returns the line of user code that began the stream that this thread is in, as {@code
   * package.Class.method:line}. Null: it is in none, or it runs a task that another thread made.
   */
  public static @Nullable String line(Stack trace) {
    boolean inside = false;
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      if (type == null) {
        continue;
      }
      if (inside && StackReading.isUserCode(type) && !GeneratedCode.is(frame.method())) {
        return LineName.of(frame);
      }
      inside |= type.startsWith(PACKAGE) && EVALUATES.equals(frame.method().name());
    }
    return null;
  }
}
