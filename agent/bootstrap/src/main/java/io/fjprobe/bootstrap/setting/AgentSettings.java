package io.fjprobe.bootstrap.setting;

/** What the options chose; set once in the life of a JVM, before any hook runs. */
public final class AgentSettings {

  /** How much is recorded event by event; everything is counted at each level. */
  public enum Level {
    COUNTERS,
    DEFAULT,
    FULL
  }

  private static volatile Level level;
  private static volatile boolean taskBatches;
  private static volatile boolean span;
  private static volatile String version = "unknown";
  private static volatile String labels = "";

  private AgentSettings() {}

  public static void configure(Level chosen, boolean batches, boolean spans, String agentVersion) {
    level = chosen;
    taskBatches = batches;
    span = spans;
    version = agentVersion;
  }

  /** Hooks are compiled for one level, see Recorded: it cannot be chosen again. */
  public static boolean isConfigured() {
    return level != null;
  }

  public static Level level() {
    return isConfigured() ? level : Level.DEFAULT;
  }

  /** Whether the tasks of level=full share events. */
  public static boolean taskBatches() {
    return taskBatches;
  }

  /** Whether work and span of operations are measured. */
  public static boolean span() {
    return span;
  }

  /** Whose JVM it is; may be said again when an agent is attached again. */
  public static void label(String said) {
    labels = said;
  }

  /** Empty: nobody said it. */
  public static String labels() {
    return labels;
  }

  public static String version() {
    return version;
  }
}
