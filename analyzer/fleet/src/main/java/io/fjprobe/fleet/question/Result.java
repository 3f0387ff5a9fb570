package io.fjprobe.fleet.question;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows under named columns. A number is a Long or Double, a moment a LocalDateTime, a sketch bytes,
 * a flag a Boolean, and all else text; null where nothing was recorded.
 */
public record Result(List<String> columns, List<@Nullable Object[]> rows) {

  /** Where a column is. */
  public int indexOf(String column) {
    int index = columns.indexOf(column);
    if (index < 0) {
      throw new IllegalArgumentException("the result has no column " + column + ": " + columns);
    }
    return index;
  }

  /** What tells rows apart. */
  public List<@Nullable Object> key(@Nullable Object[] row, List<String> by) {
    List<@Nullable Object> key = new ArrayList<>();
    for (String column : by) {
      key.add(row[indexOf(column)]);
    }
    return key;
  }

  /** Null: not recorded. */
  public @Nullable Double number(@Nullable Object[] row, String column) {
    return row[indexOf(column)] instanceof Number number ? number.doubleValue() : null;
  }

  /** Null: not recorded. */
  public @Nullable String text(@Nullable Object[] row, String column) {
    Object value = row[indexOf(column)];
    return value == null ? null : value.toString();
  }
}
