package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Waits of platform threads that nobody ended before their time-out, as far as events tell: monitor
 * waits, parks and socket reads that last longer than the threshold of their event.
 *
 * @param byLine those of each line, without its caller
 * @param byThreads the same of each group of threads, by its name with # for all numbers
 */
public record TimedOutWaits(Map<String, Row> byLine, Map<String, Map<String, Row>> byThreads) {

  public static final TimedOutWaits NONE = new TimedOutWaits(Map.of(), Map.of());

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** Lines of events have it, and those of looks do not. */
  private static final Pattern CALLER = Pattern.compile(" called from ");

  /**
   * What is known of one line.
   *
   * @param nanos that they lasted together
   * @param timeOut of all of them in nanoseconds; 0: there are several
   * @param waits all waits there, also those that somebody ended
   * @param waitNanos that these lasted together
   */
  public record Row(long count, long nanos, long timeOut, long waits, long waitNanos) {

    private static Row of(DurationTally tally) {
      return new Row(
          tally.timedOut(), tally.timedOutNanos(), tally.timeOut(), tally.count(), tally.total());
    }

    public Row plus(Row other) {
      boolean same = count == 0 || other.count == 0 || timeOut == other.timeOut;
      return new Row(
          count + other.count,
          nanos + other.nanos,
          same ? Math.max(timeOut, other.timeOut) : 0,
          waits + other.waits,
          waitNanos + other.waitNanos);
    }
  }

  public static TimedOutWaits of(Map<BlockKey, DurationTally> blocking, Window window) {
    Map<String, Row> byLine = new TreeMap<>();
    Map<String, Map<String, Row>> byThreads = new TreeMap<>();
    blocking.forEach(
        (key, tally) -> {
          if (key.line() != null && window.contains(key.segment())) {
            String line = withoutCaller(key.line());
            Row row = Row.of(tally);
            byLine.merge(line, row, Row::plus);
            byThreads
                .computeIfAbsent(threads(key.thread().name()), name -> new TreeMap<>())
                .merge(line, row, Row::plus);
          }
        });
    byLine.values().removeIf(row -> row.count() == 0);
    byThreads.values().forEach(lines -> lines.values().removeIf(row -> row.count() == 0));
    return new TimedOutWaits(byLine, byThreads);
  }

  /** Returns those of a group of threads, or of those whose names differ from it by numbers. */
  public Map<String, Row> of(String threads) {
    return byThreads.getOrDefault(threads(threads), Map.of());
  }

  private static String threads(String name) {
    return NUMBER.matcher(name).replaceAll("#");
  }

  private static String withoutCaller(String line) {
    return CALLER.split(line)[0];
  }
}
