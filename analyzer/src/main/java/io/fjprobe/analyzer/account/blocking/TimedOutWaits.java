package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.Map;
import java.util.TreeMap;

/**
 * Waits of platform threads that nobody ended before their time-out, as far as events tell: monitor
 * waits, parks and socket reads that last longer than the threshold of their event.
 *
 * @param byLine all waits of lines at which some of them ended so
 */
public record TimedOutWaits(Map<String, DurationTally> byLine) {

  public static final TimedOutWaits NONE = new TimedOutWaits(Map.of());

  public static TimedOutWaits of(Map<BlockKey, DurationTally> blocking, Window window) {
    Map<String, DurationTally> byLine = new TreeMap<>();
    blocking.forEach(
        (key, tally) -> {
          if (key.line() != null && window.contains(key.segment())) {
            byLine.computeIfAbsent(key.line(), line -> new DurationTally()).merge(tally);
          }
        });
    byLine.values().removeIf(tally -> tally.timedOut() == 0);
    return new TimedOutWaits(byLine);
  }
}
