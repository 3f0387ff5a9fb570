package io.fjprobe.analyzer.recording.stack;

/** What timers run when a time has come. */
public final class Timers {

  private static final MethodList METHODS = new MethodList("timers.txt");

  private Timers() {}

  /** Whether it runs because a time has come, and not because something has happened. */
  public static boolean run(Stack trace) {
    return METHODS.contains(trace);
  }
}
