package io.fjprobe.workloads.run;

/**
 * Asks the fjprobe agent to write its statistics at this moment. The agent may be absent, or be
 * attached later; whatever goes wrong with it is not to fail a workload.
 */
final class AgentSnapshot {
  private static final String CLASS_NAME = "io.fjprobe.bootstrap.Snapshot";

  private AgentSnapshot() {}

  static boolean isAgentPresent() {
    return find() != null;
  }

  static void mark() {
    Class<?> snapshot = find();
    if (snapshot == null) {
      return;
    }
    try {
      snapshot.getMethod("mark").invoke(null);
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      // an agent of another version; the run is worth something without it
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
