package io.fjprobe.bootstrap.guard;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Errors inside hooks. They are hidden from the application and counted, and the first one is
 * remembered.
 */
public final class Suppressed {

  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final String UNDESCRIBED = "an error that could not be described";
  private static volatile String first = "";

  private Suppressed() {}

  public static void add(Throwable error) {
    if (COUNT.getAndIncrement() == 0) {
      try {
        StackTraceElement[] trace = error.getStackTrace();
        first = error + (trace.length == 0 ? "" : " at " + trace[0]);
      } catch (Throwable t) { // no memory or no stack left for a text
        first = UNDESCRIBED;
      }
    }
  }

  public static int count() {
    return COUNT.get();
  }

  public static String first() {
    return first;
  }
}
