package io.fjprobe.fleet.answer;

import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Result;
import io.fjprobe.fleet.sketch.KllDurations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Distributions of all rows with the same key, merged. */
final class MergedSketches implements Statistic {

  private static final String WHAT = "what";

  @Override
  public Outcome of(Result selected, @Nullable Result totals, Grouping by) {
    List<String> columns = new ArrayList<>(by.columns());
    columns.add(WHAT);
    Map<List<@Nullable Object>, KllDurations> merged = new LinkedHashMap<>();
    for (@Nullable Object[] row : selected.rows()) {
      if (row[selected.indexOf("sketch")] instanceof byte[] bytes) {
        merged
            .computeIfAbsent(selected.key(row, columns), k -> new KllDurations())
            .merge(KllDurations.of(bytes));
      }
    }
    columns.addAll(List.of("count", "median_nanos", "p90_nanos", "p99_nanos", "longest_nanos"));
    List<@Nullable Object[]> rows = new ArrayList<>();
    merged.forEach(
        (key, sketch) -> {
          List<@Nullable Object> cells = new ArrayList<>(key);
          cells.add(sketch.count());
          for (double share : new double[] {0.5, 0.9, 0.99, 1}) {
            cells.add(sketch.quantile(share));
          }
          rows.add(cells.toArray());
        });
    rows.sort((a, b) -> Keys.compare(a, b, by.columns().size() + 1));
    return new Outcome(null, new Result(columns, rows));
  }
}
