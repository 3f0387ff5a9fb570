package io.fjprobe.analyzer.recording.stack;

/** Threads that handle the events of many, one after the other: while one waits, all do. */
public final class EventLoops {

  private static final MethodList METHODS = new MethodList("event-loop-methods.txt");

  private EventLoops() {}

  public static boolean isInside(Stack trace) {
    return METHODS.contains(trace);
  }
}
