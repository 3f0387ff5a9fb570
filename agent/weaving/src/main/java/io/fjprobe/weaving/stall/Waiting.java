package io.fjprobe.weaving.stall;

import java.lang.management.LockInfo;
import java.lang.management.ThreadInfo;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** What a thread, or several alike, wait for. */
final class Waiting {

  /** Why a thread is named; the first ones come first. */
  enum Role {
    WORKER("worker"),
    HOLDER("holder"),
    WAITER("waiter");

    final String label;

    Role(String label) {
      this.label = label;
    }
  }

  private static final int FRAMES = 24;
  private static final int CHARACTERS = 2_000;
  private static final List<String> NOT_APPLICATION =
      Arrays.asList("java.", "javax.", "jdk.", "sun.", "jsr166y.", "io.fjprobe.bootstrap.");

  final Role role;
  final String thread;
  final String state;
  final String waitsFor;
  final boolean waitsForQueued;
  final String heldBy;
  final String line;
  final String stack;
  int threads = 1;

  /**
   * @param queued identity hash codes of tasks in the queues of the pool
   */
  Waiting(Role role, ThreadInfo info, Set<Integer> queued) {
    LockInfo lock = info.getLockInfo();
    StackTraceElement[] frames = info.getStackTrace();
    this.role = role;
    this.thread = info.getThreadName();
    this.state = info.getThreadState().name();
    this.waitsFor = lock == null ? "" : lock.getClassName();
    this.waitsForQueued = lock != null && queued.contains(lock.getIdentityHashCode());
    this.heldBy = info.getLockOwnerName() == null ? "" : info.getLockOwnerName();
    this.line = lineOf(frames);
    this.stack = text(frames);
  }

  /** Threads of which the same can be said. */
  Object alike() {
    return Arrays.asList(role, state, waitsFor, waitsForQueued, heldBy, stack);
  }

  private static String lineOf(StackTraceElement[] frames) {
    for (StackTraceElement frame : frames) {
      if (NOT_APPLICATION.stream().noneMatch(frame.getClassName()::startsWith)) {
        return text(frame);
      }
    }
    return "";
  }

  private static String text(StackTraceElement[] frames) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(frames.length, FRAMES); i++) {
      String frame = text(frames[i]);
      if (text.length() + frame.length() > CHARACTERS) {
        break;
      }
      text.append(i == 0 ? "" : ";").append(frame);
    }
    return text.toString();
  }

  private static String text(StackTraceElement frame) {
    int line = frame.getLineNumber();
    String where = frame.getClassName() + "." + frame.getMethodName();
    return line > 0 ? where + ":" + line : where;
  }
}
