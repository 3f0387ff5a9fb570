package io.fjprobe.fleet.answer;

import io.fjprobe.fleet.question.Engine;
import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Result;
import io.fjprobe.fleet.sketch.KllDurations;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Distributions of all rows with the same key, merged. */
final class MergedSketches implements Statistic {

  private static final String WHAT = "what";

  @Override
  public Result select(Engine engine, String sql, Grouping by) throws Engine.QueryException {
    return engine.merge(sql, columns(by));
  }

  private static List<String> columns(Grouping by) {
    List<String> columns = new ArrayList<>(by.columns());
    columns.add(WHAT);
    return columns;
  }

  @Override
  public Outcome of(Result selected, @Nullable Result totals, Grouping by) {
    List<String> columns = columns(by);
    List<@Nullable Object[]> rows = new ArrayList<>();
    for (@Nullable Object[] row : selected.rows()) {
      if (row[selected.indexOf("sketch")] instanceof byte[] bytes) {
        KllDurations sketch = KllDurations.of(bytes);
        List<@Nullable Object> cells = selected.key(row, columns);
        cells.add(sketch.count());
        for (double share : new double[] {0.5, 0.9, 0.99, 1}) {
          cells.add(sketch.quantile(share));
        }
        rows.add(cells.toArray());
      }
    }
    columns.addAll(List.of("count", "median_nanos", "p90_nanos", "p99_nanos", "longest_nanos"));
    rows.sort((a, b) -> Keys.compare(a, b, by.columns().size() + 1));
    return new Outcome(null, new Result(columns, rows));
  }
}
