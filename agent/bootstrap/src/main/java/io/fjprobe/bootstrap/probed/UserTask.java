package io.fjprobe.bootstrap.probed;

/** The class that a user knows a task by. */
public final class UserTask {

  private static final int DEEPEST = 8;

  private UserTask() {}

  /** Looks through the JDK's wrappers, which may wrap each other. */
  public static Class<?> classOf(Object task) {
    Object seen = task;
    for (int i = 0; i < DEEPEST && seen instanceof ProbedWrapper; i++) {
      ProbedWrapper wrapper = (ProbedWrapper) seen;
      Object function = wrapper.fjprobeWrapped();
      if (function == null) {
        function = wrapper.fjprobeAlsoWrapped();
      }
      if (function == null) {
        break;
      }
      seen = function;
    }
    return seen.getClass();
  }
}
