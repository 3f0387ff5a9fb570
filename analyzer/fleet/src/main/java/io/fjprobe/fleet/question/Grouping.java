package io.fjprobe.fleet.question;

import static java.util.stream.Collectors.joining;

import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import io.fjprobe.fleet.store.Views;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What rows are grouped by: columns that say whose row it is, and labels. */
public final class Grouping {

  private static final Map<String, String> SHORT = Map.of("jdk", "jdk_feature");
  static final List<String> COLUMNS =
      List.of("service", "host", "jdk_vendor", "jdk_version", "jdk_feature", "cpus");
  private static final Pattern LABEL = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private final List<String> columns;

  private Grouping(List<String> columns) {
    this.columns = columns;
  }

  /**
   * @param names columns or labels
   * @throws IllegalArgumentException if a name can't be either
   */
  public static Grouping by(List<String> names) {
    List<String> columns = new ArrayList<>();
    for (String name : names) {
      String column = SHORT.getOrDefault(name, name);
      if (!LABEL.matcher(column).matches()
          || !COLUMNS.contains(column) && Schema.FACTS.has(column)) {
        throw new IllegalArgumentException(
            "can't group by '" + name + "': it is neither a label nor one of " + columnNames());
      }
      if (!columns.contains(column)) {
        columns.add(column);
      }
    }
    return new Grouping(List.copyOf(columns));
  }

  static String columnNames() {
    return String.join(", ", COLUMNS);
  }

  public List<String> columns() {
    return columns;
  }

  /** Those that are labels. */
  public List<String> labels() {
    return columns.stream().filter(column -> !COLUMNS.contains(column)).toList();
  }

  /** A table in which the labels are columns too. */
  public String select(Table table) {
    return "SELECT *"
        + (table.has("labels") ? labels() : List.<String>of())
            .stream().map(name -> ", labels['" + name + "'] AS " + name).collect(joining())
        + " FROM "
        + Views.PREFIX
        + table.name();
  }

  /**
   * SQL with the columns in it.
   *
   * @param unit of time series
   */
  public String fill(String sql, String unit) {
    return sql.replace("${by}", String.join(", ", columns)).replace("${unit}", unit);
  }

  /**
   * What a question is grouped by.
   *
   * @param wanted columns or labels; empty, or nothing that the question can be grouped by: as the
   *     question has it
   */
  public static Grouping of(Question question, List<String> wanted) {
    Grouping chosen = by(wanted);
    for (String column : question.across()) {
      chosen = chosen.without(column);
    }
    return chosen.columns().isEmpty() ? by(question.by()) : chosen;
  }

  /** Without a column. */
  public Grouping without(String column) {
    return new Grouping(columns.stream().filter(each -> !each.equals(column)).toList());
  }
}
