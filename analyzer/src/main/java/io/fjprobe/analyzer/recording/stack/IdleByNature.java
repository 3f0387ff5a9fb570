package io.fjprobe.analyzer.recording.stack;

import java.util.Set;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCStackTrace;

/**
 * What threads do that wait until somebody asks them for something: executors without tasks,
 * selectors, timers. They hold nothing up.
 */
public final class IdleByNature {

  private static final String PARKING = "java.util.concurrent.locks.LockSupport";
  private static final Set<String> TIMED_PARKING = Set.of("parkNanos", "parkUntil");
  private static final String THREAD = "java.lang.Thread";
  private static final MethodList METHODS = new MethodList("idle-methods.txt");

  private IdleByNature() {}

  public static boolean is(IMCStackTrace trace) {
    return METHODS.contains(trace);
  }

  /** By Thread.sleep, or by parking for a time without anything of the JDK to wait for. */
  public static boolean sleeps(IMCStackTrace trace) {
    return isIn(trace, "sleep", "sleep0", "sleepNanos", "sleepNanos0") || parksForATime(trace);
  }

  private static boolean parksForATime(IMCStackTrace trace) {
    boolean timed = false;
    for (IMCFrame frame : trace.getFrames()) {
      String type = StackReading.typeOf(frame.getMethod());
      if (type == null || StackReading.isUserCode(type)) {
        return timed;
      }
      if (type.equals(PARKING)) {
        timed |= TIMED_PARKING.contains(frame.getMethod().getMethodName());
      } else if (!type.endsWith("misc.Unsafe")) {
        return false;
      }
    }
    return false;
  }

  /** It waits for the end of a thread. */
  public static boolean joinsThread(IMCStackTrace trace) {
    return isIn(trace, "join");
  }

  private static boolean isIn(IMCStackTrace trace, String... methods) {
    for (IMCFrame frame : trace.getFrames()) {
      String type = StackReading.typeOf(frame.getMethod());
      if (type == null || StackReading.isUserCode(type)) {
        return false;
      }
      if (type.equals(THREAD) && Set.of(methods).contains(frame.getMethod().getMethodName())) {
        return true;
      }
    }
    return false;
  }
}
