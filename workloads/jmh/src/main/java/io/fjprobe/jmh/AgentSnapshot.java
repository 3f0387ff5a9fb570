package io.fjprobe.jmh;

import java.util.Collections;
import java.util.Map;

/**
 * Asks the fjprobe agent of this JVM. It may be absent, or be attached later; whatever goes wrong
 * with it is not to fail a workload.
 */
public final class AgentSnapshot {
  private static final String CLASS_NAME = "io.fjprobe.bootstrap.Snapshot";

  private AgentSnapshot() {}

  public static boolean isAgentPresent() {
    return find() != null;
  }

  /** Has it write its statistics at this moment. */
  public static void mark() {
    call("mark");
  }

  /**
   * What the pools of this JVM have counted so far, by the names of the agent's counters. Those
   * that it does not record are not there.
   *
   * @return null if there is no agent, or one of another version
   */
  static Map<String, Long> counts() {
    return numbers("counts");
  }

  /**
   * How long the workers of all pools were idle and blocked so far, in nanoseconds; empty if the
   * agent does not tell.
   */
  static Map<String, Long> times() {
    Map<String, Long> times = numbers("times");
    return times == null ? Collections.emptyMap() : times;
  }

  @SuppressWarnings("unchecked") // the agent says so
  private static Map<String, Long> numbers(String method) {
    return (Map<String, Long>) call(method);
  }

  /** Null: no agent, or one of another version; the run is worth something without it. */
  private static Object call(String method) {
    Class<?> snapshot = find();
    if (snapshot == null) {
      return null;
    }
    try {
      return snapshot.getMethod(method).invoke(null);
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      return null;
    }
  }

  /** In the bootstrap loader, where the agent puts it. */
  private static Class<?> find() {
    try {
      return Class.forName(CLASS_NAME, true, null);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }
}
