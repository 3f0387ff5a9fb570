package io.fjprobe.bootstrap.tally;

import java.util.Set;

/**
 * The frames that a worker had when the agent met it, as far as they may still be there. Such a
 * frame runs code that calls no hook. What it calls runs the woven code.
 */
final class OldFrames {

  private static final String HOME = "java.util.concurrent.";

  /** The outermost first; null: not known. */
  private StackTraceElement[] left;

  /**
   * Whether a method may go on that must be seen from its begin.
   *
   * @param stack of the worker now, the innermost frame first
   */
  boolean mayHide(StackTraceElement[] stack, Set<String> methods) {
    int depth = stack.length;
    if (depth == 0 || !stack[depth - 1].getMethodName().equals("run")) {
      return true; // so deep that the JVM does not tell of the outer ones
    }
    StackTraceElement[] now = new StackTraceElement[depth];
    for (int i = 0; i < depth; i++) {
      now[i] = stack[depth - 1 - i];
    }
    int same = left == null ? depth : common(left, now);
    left = java.util.Arrays.copyOf(now, same);
    for (StackTraceElement each : left) {
      if (each.getClassName().startsWith(HOME) && methods.contains(each.getMethodName())) {
        return true;
      }
    }
    return false;
  }

  /** A frame that has come to another line has called what is inside of it anew. */
  private static int common(StackTraceElement[] before, StackTraceElement[] now) {
    int same = 0;
    while (same < before.length && same < now.length && isSame(before[same], now[same])) {
      same++;
      if (before[same - 1].getLineNumber() != now[same - 1].getLineNumber()) {
        break;
      }
    }
    return same;
  }

  private static boolean isSame(StackTraceElement one, StackTraceElement other) {
    return one.getMethodName().equals(other.getMethodName())
        && one.getClassName().equals(other.getClassName());
  }
}
