package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.ExternalWaitCounter;
import io.fjprobe.analyzer.recording.Recording;

/** Waits of threads that are no workers, counted exactly; null: not recorded. */
public record ExternalWaits(
    Long externalCount, Long externalNanos, Long virtualCount, Long virtualNanos) {

  static ExternalWaits of(Recording recording, Window window) {
    Increase grown = Increase.of(recording.facts().externalWaits(), null, window.spans());
    return new ExternalWaits(
        grown.get(ExternalWaitCounter.EXTERNAL_WAITS),
        grown.get(ExternalWaitCounter.EXTERNAL_BLOCKED_TIME),
        grown.get(ExternalWaitCounter.VIRTUAL_WAITS),
        grown.get(ExternalWaitCounter.VIRTUAL_BLOCKED_TIME));
  }
}
