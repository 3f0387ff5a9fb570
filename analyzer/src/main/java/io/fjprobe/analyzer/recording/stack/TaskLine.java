package io.fjprobe.analyzer.recording.stack;

import org.jspecify.annotations.Nullable;

/**
 * Where in its own code a task is, by the stack of the thread that runs it.
 *
 * @param type of the task: the class of the frame that the pool calls
 * @param userType the class of the first frame of user code that it calls: the same, or what a task
 *     of the JDK runs
 * @param line of that frame
 */
public record TaskLine(String type, String userType, String line) {

  private static final String LAMBDA_CLASS = "$$Lambda";

  /** Null: the thread is in no task, or in none that has user code on the stack. */
  public static @Nullable TaskLine of(Stack trace) {
    Frame called = null;
    Frame user = null;
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      String name = frame.method().name();
      if (type == null || name == null) {
        continue;
      }
      if (PoolMethods.runsTask(type, name)) {
        return called == null || user == null
            ? null
            : new TaskLine(classOf(called), classOf(user), LineName.of(user));
      }
      called = SampledStack.isPool(type) ? called : frame;
      boolean own = StackReading.isUserCode(type) && !GeneratedCode.is(frame.method());
      user = own && !GeneratedCode.hasNoLine(frame) ? frame : user;
    }
    return null;
  }

  /** As the agent names the class of the task: what runs the body of a lambda is another class. */
  private static String classOf(Frame frame) {
    String type = GeneratedCode.withoutNumber(String.valueOf(frame.method().type()));
    boolean lambda = GeneratedCode.aroundLambda(String.valueOf(frame.method().name())) != null;
    return lambda && !type.endsWith(LAMBDA_CLASS) ? type + LAMBDA_CLASS : type;
  }

  /**
   * @param task class of a task, as the agent names it
   */
  public boolean isOf(String task) {
    return type.equals(task) || userType.equals(task) && !StackReading.isUserCode(type);
  }
}
