package io.fjprobe.analyzer.account.window;

import io.fjprobe.analyzer.recording.Facts;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whether an event did not occur or was not recorded. */
public final class Absence {

  /** The events of what threads do when they block without telling the pool. */
  public static final List<String> BLOCKING =
      List.of(
          "jdk.ThreadSleep",
          "jdk.ThreadPark",
          "jdk.JavaMonitorEnter",
          "jdk.JavaMonitorWait",
          "jdk.SocketRead",
          "jdk.FileRead",
          "jdk.FileForce");

  private Absence() {}

  public static boolean recorded(String type, Facts facts) {
    return facts.eventCounts().containsKey(type)
        || "true".equals(facts.setUp().setting(type, "enabled"));
  }

  /**
   * Returns the longest threshold of those events that are recorded, in nanoseconds; null when they
   * have none.
   */
  public static @Nullable Long blockingThreshold(Facts facts) {
    return BLOCKING.stream()
        .filter(type -> recorded(type, facts))
        .map(type -> facts.setUp().nanos(type, "threshold"))
        .filter(Objects::nonNull)
        .max(Comparator.naturalOrder())
        .orElse(null);
  }

  /**
   * Returns why events of a type may be missing; null when every event of the type is there, also
   * if there are none.
   */
  public static @Nullable String of(String type, Facts facts) {
    String enabled = facts.setUp().setting(type, "enabled");
    String threshold = facts.setUp().setting(type, "threshold");
    if (threshold != null && !threshold.startsWith("0 ") && !"false".equals(enabled)) {
      return "events shorter than " + threshold;
    }
    if (recorded(type, facts)) {
      return null;
    }
    return enabled == null
        ? "nothing happened, or the event was switched off"
        : "switched off in this recording";
  }
}
