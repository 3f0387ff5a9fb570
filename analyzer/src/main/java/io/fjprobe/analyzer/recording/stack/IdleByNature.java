package io.fjprobe.analyzer.recording.stack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCStackTrace;

/**
 * What threads do that wait until somebody asks them for something: executors without tasks,
 * selectors, timers. They hold nothing up.
 */
public final class IdleByNature {

  private static final String ANY = "*";
  private static final String PARKING = "java.util.concurrent.locks.LockSupport";
  private static final Set<String> TIMED_PARKING = Set.of("parkNanos", "parkUntil");
  private static final String THREAD = "java.lang.Thread";
  private static final Set<String> METHODS = read();

  private IdleByNature() {}

  public static boolean is(IMCStackTrace trace) {
    for (IMCFrame frame : trace.getFrames()) {
      String type = StackReading.typeOf(frame.getMethod());
      String method = frame.getMethod() == null ? null : frame.getMethod().getMethodName();
      if (type != null
          && method != null
          && (METHODS.contains(type + " " + method) || METHODS.contains(type + " " + ANY))) {
        return true;
      }
    }
    return false;
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

  private static Set<String> read() {
    try (BufferedReader file =
        new BufferedReader(
            new InputStreamReader(
                IdleByNature.class.getResourceAsStream("idle-methods.txt"),
                StandardCharsets.UTF_8))) {
      return file.lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(String::strip)
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
