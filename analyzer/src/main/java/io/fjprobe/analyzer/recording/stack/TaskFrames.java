package io.fjprobe.analyzer.recording.stack;

import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCStackTrace;

/** Of which kind of executor the task is that a stack is inside of. */
public enum TaskFrames {
  /** No task, or not known. */
  NONE,
  /** Of a Fork/Join pool. */
  FORK_JOIN,
  /** Of another executor. */
  EXECUTOR;

  private static final String EXECUTOR_TYPE = "java.util.concurrent.ThreadPoolExecutor";
  private static final String EXECUTOR_METHOD = "runWorker";

  public static TaskFrames of(IMCStackTrace trace) {
    boolean executor = false;
    for (IMCFrame frame : trace.getFrames()) {
      String type = StackReading.typeOf(frame.getMethod());
      String method = frame.getMethod() == null ? null : frame.getMethod().getMethodName();
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
