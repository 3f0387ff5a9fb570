package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.stack.GeneratedCode;
import io.fjprobe.analyzer.scale.ScaleReader.Counted;
import io.fjprobe.analyzer.scale.ScaleReader.Iteration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cumulative statistics as numbers of the time that counts: measured iterations, if there are. */
final class Windowed {

  /** Whose statistics they are. */
  record Key(String firstTask, String task) {

    /** Takes away the numbers that lambdas have: lambdas of one class are told together. */
    Key shown() {
      return new Key(GeneratedCode.withoutNumber(firstTask), GeneratedCode.withoutNumber(task));
    }
  }

  private Windowed() {}

  /** Returns by how much each number grew. */
  static Map<Key, long[]> of(List<Counted> events, List<Iteration> iterations) {
    long from = iterations.stream().mapToLong(Iteration::from).min().orElse(Long.MIN_VALUE);
    long until = iterations.stream().mapToLong(Iteration::until).max().orElse(Long.MAX_VALUE);
    Map<Key, List<Counted>> series = new LinkedHashMap<>();
    for (Counted each : events) {
      series
          .computeIfAbsent(new Key(each.firstTask(), each.task()), any -> new ArrayList<>())
          .add(each);
    }
    Map<Key, long[]> grown = new LinkedHashMap<>();
    series.forEach(
        (key, values) -> grown.merge(key.shown(), growth(values, from, until), Windowed::sum));
    return grown;
  }

  private static long[] growth(List<Counted> values, long from, long until) {
    values.sort(Comparator.comparingLong(Counted::nanos));
    long[] before = new long[values.get(0).numbers().length];
    long[] after = before;
    for (Counted each : values) {
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
