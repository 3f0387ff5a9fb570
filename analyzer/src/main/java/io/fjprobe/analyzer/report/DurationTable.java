package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/** Tables of things that took time. */
final class DurationTable {

  private DurationTable() {}

  static Table of(String title, String what) {
    return new Table(title, "count", what, "mean", "max");
  }

  /** Says in a title that numbers are an estimate, and from how many events. */
  static String estimate(boolean sampled, long events) {
    return sampled ? " (estimate from " + Wording.many(events, "event") + ")" : "";
  }

  static void add(Table table, Row row) {
    add(table, "", row);
  }

  static void add(Table table, String prefix, Row row) {
    table.row(
        prefix + row.name(),
        Wording.count(row.count()),
        Wording.time(row.totalNanos()),
        Wording.time(row.meanNanos()),
        Wording.time(row.maxNanos()));
  }

  /** Adds the first rows, and how many there are besides. */
  static void add(Table table, List<Row> rows, int limit) {
    rows.stream().limit(limit).forEach(row -> add(table, row));
    if (rows.size() > limit) {
      table.row("(and " + (rows.size() - limit) + " more)");
    }
  }
}
