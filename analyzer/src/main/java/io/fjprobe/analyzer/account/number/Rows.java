package io.fjprobe.analyzer.account.number;

import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sums durations under names; the longest total comes first. */
public final class Rows {

  private static final Comparator<Row> ORDER =
      Comparator.comparingLong(Row::totalNanos)
          .thenComparingLong(Row::count)
          .reversed()
          .thenComparing(Row::name);

  private final Map<String, DurationTally> byName = new HashMap<>();

  public void add(String name, DurationTally tally) {
    byName.computeIfAbsent(name, k -> new DurationTally()).merge(tally);
  }

  public List<Row> sorted() {
    return byName.entrySet().stream()
        .map(e -> row(e.getKey(), e.getValue()))
        .sorted(ORDER)
        .toList();
  }

  public static Row row(String name, DurationTally tally) {
    return new Row(name, tally.count(), tally.total(), tally.max());
  }
}
