package io.fjprobe.analyzer.account.blocking;

import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.sample.SleepLine;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * For how long threads of any kind asked to sleep, as far as events tell: sleeps that last longer
 * than the threshold of their event, which the agent raises where there are many.
 *
 * @param shortest all that are as long or longer are recorded, in nanoseconds; null: not known
 * @param byLine those of each line of user code
 */
public record Sleeps(@Nullable Long shortest, Map<String, Row> byLine) {

  public static final Sleeps NONE = new Sleeps(null, Map.of());

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

  public static Sleeps of(Facts facts, Window window) {
    Map<String, Row> byLine = new TreeMap<>();
    Map<SleepLine, DurationTally> sleeps = facts.waits().sleeps();
    sleeps.forEach(
        (key, tally) -> {
          if (key.line() != null && window.contains(key.segment())) {
            Row row = new Row(tally.count(), tally.total(), tally.max());
            byLine.merge(key.line(), row, Row::plus);
          }
        });
    return new Sleeps(facts.setUp().nanos("jdk.ThreadSleep", "threshold"), byLine);
  }
}
