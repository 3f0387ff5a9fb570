package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.span.SpanCount;
import io.fjprobe.analyzer.recording.stack.GeneratedCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cumulative statistics as numbers of the time that counts: measured iterations, if there are. */
final class Windowed {

  /** Whose statistics they are. */
  record Key(String firstTask, String task, String forkedAt, long interval) {

    private static Key of(SpanCount count) {
      return new Key(count.firstTask(), count.task(), count.forkedAt(), count.interval());
    }

    /** Takes away the numbers that lambdas have: lambdas of one class are told together. */
    Key shown() {
      return new Key(
          GeneratedCode.withoutNumber(firstTask),
          GeneratedCode.withoutNumber(task),
          forkedAt,
          interval);
    }
  }

  private Windowed() {}

  /**
   * Returns by how much each number grew.
   *
   * @param time has the time that counts
   */
  static Map<Key, long[]> of(List<SpanCount> events, SpanRecords time) {
    Map<Key, List<SpanCount>> series = new LinkedHashMap<>();
    for (SpanCount each : events) {
      series.computeIfAbsent(Key.of(each), any -> new ArrayList<>()).add(each);
    }
    Map<Key, long[]> grown = new LinkedHashMap<>();
    series.forEach(
        (key, values) ->
            grown.merge(key.shown(), growth(values, time.from(), time.until()), Windowed::sum));
    return grown;
  }

  private static long[] growth(List<SpanCount> values, long from, long until) {
    values.sort(Comparator.comparingLong(SpanCount::nanos));
    long[] before = new long[values.get(0).numbers().length];
    long[] after = before;
    for (SpanCount each : values) {
      if (each.nanos() <= from) {
        before = each.numbers();
      }
      after = each.numbers();
      if (each.nanos() >= until) {
        break;
      }
    }
    long[] grown = new long[before.length];
    for (int i = 0; i < grown.length; i++) {
      grown[i] = after[i] - before[i];
    }
    return grown;
  }

  private static long[] sum(long[] one, long[] other) {
    long[] sum = new long[one.length];
    for (int i = 0; i < sum.length; i++) {
      sum[i] = one[i] + other[i];
    }
    return sum;
  }
}
