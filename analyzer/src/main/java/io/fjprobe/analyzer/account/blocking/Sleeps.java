package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.sample.SleepLine;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.Map;
import java.util.TreeMap;

/**
 * For how long threads of any kind asked to sleep, as far as events tell: sleeps that last longer
 * than the threshold of their event, which the agent raises where there are many.
 *
 * @param byLine those of each line of user code
 */
public record Sleeps(Map<String, Row> byLine) {

  public static final Sleeps NONE = new Sleeps(Map.of());

  /**
   * What is known of one line.
   *
   * @param count of sleeps that were recorded
   * @param nanos that they asked for together
   * @param most that one of them asked for
   */
  public record Row(long count, long nanos, long most) {

    public Row plus(Row other) {
      return new Row(count + other.count, nanos + other.nanos, Math.max(most, other.most));
    }
  }

  public static Sleeps of(Map<SleepLine, DurationTally> sleeps, Window window) {
    Map<String, Row> byLine = new TreeMap<>();
    sleeps.forEach(
        (key, tally) -> {
          if (key.line() != null && window.contains(key.segment())) {
            Row row = new Row(tally.count(), tally.total(), tally.max());
            byLine.merge(key.line(), row, Row::plus);
          }
        });
    return new Sleeps(byLine);
  }
}
