package io.fjprobe.analyzer.recording.stack;

/**
 * What threads wait for of which there are few: permits, connections. Unlike a lock, nobody knows
 * who has them.
 */
public final class LimitedResources {

  private static final MethodList METHODS = new MethodList("limited-methods.txt");

  private LimitedResources() {}

  public static boolean waitsForOne(Stack trace) {
    return METHODS.contains(trace);
  }
}
