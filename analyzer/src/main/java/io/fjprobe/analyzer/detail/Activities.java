package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.activity.Activity;
import java.util.Objects;

/** What happened when, in a recording that was read for charts. */
final class Activities {

  private Activities() {}

  static Activity of(Recording recording) {
    return Objects.requireNonNull(
        recording.facts().activity(), "the recording was read without what charts need");
  }
}
