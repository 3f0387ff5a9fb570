package io.fjprobe.analyzer.recording.stack;

/** The kind of executor of the task that a stack is inside of. */
public enum TaskFrames {
  /** There is no task, or it is not known. */
  NONE,
  /** The task is one of a Fork/Join pool. */
  FORK_JOIN,
  /** The task is one of another executor. */
  EXECUTOR;

  private static final String EXECUTOR_TYPE = "java.util.concurrent.ThreadPoolExecutor";
  private static final String EXECUTOR_METHOD = "runWorker";

  public static TaskFrames of(Stack trace) {
    boolean executor = false;
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      String method = frame.method().name();
      if (type == null || method == null) {
        continue;
      }
      if (PoolMethods.runsTask(type, method)) {
        return FORK_JOIN;
      }
      executor |= type.equals(EXECUTOR_TYPE) && method.equals(EXECUTOR_METHOD);
    }
    return executor ? EXECUTOR : NONE;
  }
}
