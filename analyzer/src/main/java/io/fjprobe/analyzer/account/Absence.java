package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.Facts;

/** Whether an event did not occur or was not recorded. */
final class Absence {

  private Absence() {}

  /** Null when events of the type are there, or it was on and simply nothing happened. */
  static String of(String type, Facts facts) {
    if (facts.eventCounts().containsKey(type)) {
      return null;
    }
    String enabled = facts.setting(type, "enabled");
    if (enabled == null) {
      return type + ": none in the recording; nothing happened, or the event was off";
    }
    return "true".equals(enabled) ? null : type + ": switched off in this recording";
  }
}
