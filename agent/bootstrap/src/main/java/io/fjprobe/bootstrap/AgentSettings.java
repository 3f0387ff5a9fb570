package io.fjprobe.bootstrap;

/** What the options chose; set once, before any hook runs. */
public final class AgentSettings {

  /** How much is recorded event by event; everything is counted at each level. */
  public enum Level {
    COUNTERS,
    DEFAULT,
    FULL
  }

  private static volatile Level level = Level.DEFAULT;
  private static volatile String version = "unknown";

  private AgentSettings() {}

  public static void configure(Level chosen, String agentVersion) {
    level = chosen;
    version = agentVersion;
  }

  public static Level level() {
    return level;
  }

  public static String version() {
    return version;
  }
}
