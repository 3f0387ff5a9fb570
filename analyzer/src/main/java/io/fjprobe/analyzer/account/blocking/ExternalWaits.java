package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.ExternalWaitCounter;
import io.fjprobe.analyzer.recording.Recording;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Waits of threads that are no workers, counted exactly; null: not recorded. */
public record ExternalWaits(
    @Nullable Long externalCount,
    @Nullable Long externalNanos,
    @Nullable Long virtualCount,
    @Nullable Long virtualNanos) {

  private static final ExternalWaits NONE = new ExternalWaits(null, null, null, null);

  public static ExternalWaits of(Recording recording, Window window) {
    Increase<ExternalWaitCounter> grown =
        Increase.of(recording.facts().externalWaits(), null, window.spans());
    ExternalWaits waits =
        new ExternalWaits(
            grown.get(ExternalWaitCounter.EXTERNAL_WAITS),
            grown.get(ExternalWaitCounter.EXTERNAL_BLOCKED_TIME),
            grown.get(ExternalWaitCounter.VIRTUAL_WAITS),
            grown.get(ExternalWaitCounter.VIRTUAL_BLOCKED_TIME));
    return waits.isWhole() ? waits : NONE;
  }

  /**
   * Returns whether all numbers are there. The agent counts all or nothing, but a broken recording
   * may have a part.
   */
  private boolean isWhole() {
    return Stream.of(externalCount, externalNanos, virtualCount, virtualNanos)
        .allMatch(Objects::nonNull);
  }
}
