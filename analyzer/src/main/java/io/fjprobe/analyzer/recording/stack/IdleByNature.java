package io.fjprobe.analyzer.recording.stack;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What threads do that wait until somebody asks them for something: executors without tasks,
 * selectors, timers. They hold nothing up.
 */
public final class IdleByNature {

  private static final String PARKING = "java.util.concurrent.locks.LockSupport";
  private static final Set<String> TIMED_PARKING = Set.of("parkNanos", "parkUntil");
  private static final String THREAD = "java.lang.Thread";
  private static final String RUN = "run";
  private static final MethodList METHODS = new MethodList("idle-methods.txt");

  private IdleByNature() {}

  public static boolean is(Stack trace) {
    return METHODS.contains(trace);
  }

  /**
   * Whether a thread of a library waits and has no code of the application on its stack: it was
   * asked for nothing. Who sleeps or waits for a result may still be doing something. A stack that
   * does not reach down to where the thread begins says nothing.
   */
  public static boolean isThreadOfLibrary(Stack trace) {
    boolean library = false;
    @Nullable String last = null;
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      if (type != null && StackReading.isUserCode(type)) {
        if (!ApplicationCode.isLibrary(type)) {
          return false;
        }
        library = true;
      }
      last = frame.method().name();
    }
    return library && RUN.equals(last) && !sleeps(trace) && !joinsThread(trace);
  }

  /**
   * Whether it sleeps, by Thread.sleep or by parking for a time without anything of the JDK to wait
   * for.
   */
  public static boolean sleeps(Stack trace) {
    return isIn(trace, "sleep", "sleep0", "sleepNanos", "sleepNanos0") || parksForATime(trace);
  }

  private static boolean parksForATime(Stack trace) {
    boolean timed = false;
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      if (type == null || StackReading.isUserCode(type)) {
        return timed;
      }
      if (type.equals(PARKING)) {
        timed |= TIMED_PARKING.contains(frame.method().name());
      } else if (!type.endsWith("misc.Unsafe")) {
        return false;
      }
    }
    return false;
  }

  /** Whether it waits for the end of a thread. */
  public static boolean joinsThread(Stack trace) {
    return isIn(trace, "join");
  }

  private static boolean isIn(Stack trace, String... methods) {
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      if (type == null || StackReading.isUserCode(type)) {
        return false;
      }
      if (type.equals(THREAD) && Set.of(methods).contains(frame.method().name())) {
        return true;
      }
    }
    return false;
  }
}
