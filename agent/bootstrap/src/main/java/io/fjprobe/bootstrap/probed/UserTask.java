package io.fjprobe.bootstrap.probed;

/** The class that a user knows a task by. */
public final class UserTask {

  private static final int DEEPEST = 8;

  private UserTask() {}

  /** Looks through the JDK's wrappers, which may wrap each other. */
  public static Class<?> classOf(Object task) {
    return classOf(task, DEEPEST);
  }

  private static Class<?> classOf(Object task, int deeper) {
    if (deeper > 0 && task instanceof ProbedWrapper) {
      Class<?> wrapped = ((ProbedWrapper) task).fjprobeWrapped(deeper - 1);
      if (wrapped != null) {
        return wrapped;
      }
    }
    return task.getClass();
  }

  /**
   * Called by wrappers, of what they wrap: one of the two, the other is null. Answers a class and
   * not the function, for whoever has a task may ask it.
   */
  public static Class<?> inside(Object function, Object orThis, int deeper) {
    Object wrapped = function == null ? orThis : function;
    return wrapped == null ? null : classOf(wrapped, deeper);
  }
}
