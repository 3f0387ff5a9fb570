package io.fjprobe.fleet.question;

import io.fjprobe.analyzer.text.Nearest;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import java.time.Duration;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** Makes the tables ready for questions, on any engine that knows them as {@code all_...}. */
public final class Fleets {

  private static final String JDK = "jdk_feature";
  private static final long HOURS_OF_MINUTES = 3;
  private static final long HOURS_OF_HOURS = 24 * 7;

  private Fleets() {}

  /**
   * Defines the tables with labels as columns, and the views that questions share.
   *
   * @return the unit of time series: minute, hour or day
   * @throws IllegalArgumentException if no recording has a label of this name
   */
  public static String define(Engine engine, Grouping by) throws Engine.QueryException {
    for (Table table : Schema.TABLES) {
      engine.define(table.name(), by.select(table));
    }
    for (String label : by.labels()) {
      check(engine, label);
    }
    Grouping others = by.without(JDK);
    String totals = Questions.view(Questions.TOTALS);
    engine.define(
        Questions.TOTALS,
        others.columns().isEmpty()
            ? totals.replace("${by}, ", "").replace("${by},", "")
            : others.fill(totals, ""));
    return unit(engine);
  }

  /** A label that no recording has is a mistake, such as a column that is misspelt. */
  private static void check(Engine engine, String label) throws Engine.QueryException {
    Object rows = engine.query("SELECT COUNT(" + label + ") AS n FROM jvms").rows().get(0)[0];
    if (rows instanceof Number number && number.longValue() == 0) {
      throw new IllegalArgumentException(
          "can't group by '"
              + label
              + "': no recording has such a label, and it is none of "
              + Grouping.columnNames()
              + Nearest.didYouMean(label, Grouping.COLUMNS));
    }
  }

  private static String unit(Engine engine) throws Engine.QueryException {
    Result span =
        engine.query("SELECT MIN(window_start) AS first, MAX(window_start) AS last FROM jvms");
    @Nullable Object first = span.rows().get(0)[0];
    @Nullable Object last = span.rows().get(0)[1];
    if (first instanceof LocalDateTime from && last instanceof LocalDateTime to) {
      long hours = Duration.between(from, to).toHours();
      return hours < HOURS_OF_MINUTES ? "minute" : hours < HOURS_OF_HOURS ? "hour" : "day";
    }
    return "minute";
  }
}
