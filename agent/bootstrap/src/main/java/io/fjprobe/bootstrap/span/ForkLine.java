package io.fjprobe.bootstrap.span;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ForkJoinTask;

/** The line of the application that forks a task now. */
final class ForkLine {

  /** What is below belongs to no task, or to another one. */
  private static final String RUNS_TASK = "doExec";

  /** Of the JDK and of the agent's hooks: the application's own line called these. */
  private static final String[] OTHERS = {
    "java.", "javax.", "jdk.", "sun.", "io.fjprobe.bootstrap.hook."
  };

  /** Of this package, what is between a hook and here. */
  private static final Set<String> OWN =
      new HashSet<>(
          Arrays.asList(
              ForkLine.class.getName(), ForkSites.class.getName(), SpanTracker.class.getName()));

  private ForkLine() {}

  /** As class, method and line; empty: code of the JDK forks it by itself. */
  static String here() {
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      String type = frame.getClassName();
      if (frame.getMethodName().equals(RUNS_TASK) && type.equals(ForkJoinTask.class.getName())) {
        return "";
      }
      if (!isOther(type)) {
        String method = type + '.' + frame.getMethodName();
        return frame.getLineNumber() > 0 ? method + ':' + frame.getLineNumber() : method;
      }
    }
    return "";
  }

  private static boolean isOther(String type) {
    if (OWN.contains(type)) {
      return true;
    }
    for (String each : OTHERS) {
      if (type.startsWith(each)) {
        return true;
      }
    }
    return false;
  }
}
