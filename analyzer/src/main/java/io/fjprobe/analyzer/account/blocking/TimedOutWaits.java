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
 * @param byLine those of each line
 */
public record TimedOutWaits(Map<String, Row> byLine) {

  public static final TimedOutWaits NONE = new TimedOutWaits(Map.of());

  /**
   * What is known of one line.
   *
   * @param nanos that they lasted together
   * @param timeOut of all of them in nanoseconds; 0: there are several
   */
  public record Row(long count, long nanos, long timeOut) {

    private static Row of(DurationTally tally) {
      return new Row(tally.timedOut(), tally.timedOutNanos(), tally.timeOut());
    }

    public Row plus(Row other) {
      return new Row(
          count + other.count, nanos + other.nanos, timeOut == other.timeOut ? timeOut : 0);
    }
  }

  public static TimedOutWaits of(Map<BlockKey, DurationTally> blocking, Window window) {
    Map<String, Row> byLine = new TreeMap<>();
    blocking.forEach(
        (key, tally) -> {
          if (key.line() != null && tally.timedOut() > 0 && window.contains(key.segment())) {
            byLine.merge(key.line(), Row.of(tally), Row::plus);
          }
        });
    return new TimedOutWaits(byLine);
  }
}
