package io.fjprobe.bootstrap.statistics;

/**
 * Whether the main class is still to come. The JVM starts the recordings of its command line after
 * the agents, on the thread that will run the main class.
 */
final class Launcher {

  private static final String FLIGHT_RECORDER = "jdk.jfr.";

  private static Thread thread;

  private Launcher() {}

  /** To be called on the thread that starts the agents. */
  static synchronized void isThisThread() {
    thread = Thread.currentThread();
  }

  /** Asked when a recording begins. */
  static synchronized boolean isStartingRecordings() {
    if (thread != Thread.currentThread()) {
      return false;
    }
    StackTraceElement[] stack = new Throwable().getStackTrace();
    return stack.length > 0 && stack[stack.length - 1].getClassName().startsWith(FLIGHT_RECORDER);
  }
}
