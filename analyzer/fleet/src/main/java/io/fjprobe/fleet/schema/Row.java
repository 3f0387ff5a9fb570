package io.fjprobe.fleet.schema;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A row of a table. What is not set is not recorded. */
public final class Row {

  private final Table table;
  private final @Nullable Object[] values;

  Row(Table table) {
    this.table = table;
    values = new Object[table.columns().size()];
  }

  public Table table() {
    return table;
  }

  /**
   * @param value null: not recorded
   */
  public Row set(String column, @Nullable Object value) {
    values[table.indexOf(column)] = value;
    return this;
  }

  /** Several at once. */
  public Row setAll(Map<String, ? extends @Nullable Object> some) {
    some.forEach(this::set);
    return this;
  }

  public @Nullable Object get(String column) {
    return values[table.indexOf(column)];
  }

  /** In the order of the columns. */
  public @Nullable Object[] values() {
    return values;
  }
}
