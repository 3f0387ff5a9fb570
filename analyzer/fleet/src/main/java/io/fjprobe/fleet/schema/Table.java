package io.fjprobe.fleet.schema;

import static java.util.stream.Collectors.joining;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table, which is a folder of Parquet files. */
public final class Table {

  private final String name;
  private final String rows;
  private final String key;
  private final List<Column> columns;
  private final Map<String, Integer> indexes = new HashMap<>();

  /**
   * @param rows what a row is
   * @param key column that tells rows apart
   */
  Table(String name, String rows, String key, List<Column> columns) {
    this.name = name;
    this.rows = rows;
    this.key = key;
    this.columns = List.copyOf(columns);
    for (Column column : columns) {
      if (indexes.put(column.name(), indexes.size()) != null) {
        throw new IllegalArgumentException(name + " has two columns " + column.name());
      }
    }
  }

  public String name() {
    return name;
  }

  public String rows() {
    return rows;
  }

  /** The column that tells rows apart. */
  public String key() {
    return key;
  }

  public List<Column> columns() {
    return columns;
  }

  public boolean has(String column) {
    return indexes.containsKey(column);
  }

  int indexOf(String column) {
    Integer index = indexes.get(column);
    if (index == null) {
      throw new IllegalArgumentException(name + " has no column " + column);
    }
    return index;
  }

  public Row row() {
    return new Row(this);
  }

  /** The statement that makes an empty one. */
  public String create() {
    return create("");
  }

  /**
   * @param prefix before its name
   */
  public String create(String prefix) {
    return "CREATE TABLE "
        + prefix
        + name
        + columns.stream()
            .map(c -> c.name() + " " + c.type().sql())
            .collect(joining(", ", " (", ")"));
  }
}
