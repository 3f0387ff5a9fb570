package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.Facts;

/** Whether an event did not occur or was not recorded. */
final class Absence {

  private Absence() {}

  /** The reason; null when every event of the type is there, also if there are none. */
  static String of(String type, Facts facts) {
    String enabled = facts.setting(type, "enabled");
    String threshold = facts.setting(type, "threshold");
    if (threshold != null && !threshold.startsWith("0 ") && !"false".equals(enabled)) {
      return "nothing shorter than " + threshold;
    }
    if (facts.eventCounts().containsKey(type) || "true".equals(enabled)) {
      return null;
    }
    return enabled == null
        ? "nothing happened, or the event was off"
        : "switched off in this recording";
  }
}
