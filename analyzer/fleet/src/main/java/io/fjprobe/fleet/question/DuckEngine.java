package io.fjprobe.fleet.question;

import io.fjprobe.fleet.sketch.MergeTree;
import io.fjprobe.fleet.store.Database;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Blob;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** DuckDB. */
public final class DuckEngine implements Engine {

  private static final String SKETCH = "sketch";

  private final Database database;

  public DuckEngine(Database database) {
    this.database = database;
  }

  @Override
  public void define(String view, String query) throws QueryException {
    try {
      database.run("CREATE OR REPLACE TEMP VIEW " + view + " AS " + query);
    } catch (SQLException e) {
      throw new QueryException(Database.reason(e), e);
    }
  }

  @Override
  public Result query(String sql) throws QueryException {
    try (Statement statement = database.connection().createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      ResultSetMetaData about = rows.getMetaData();
      List<String> columns = new ArrayList<>();
      for (int i = 1; i <= about.getColumnCount(); i++) {
        columns.add(about.getColumnLabel(i));
      }
      List<@Nullable Object[]> all = new ArrayList<>();
      while (rows.next()) {
        @Nullable Object[] row = new Object[columns.size()];
        for (int i = 0; i < row.length; i++) {
          row[i] = plain(rows.getObject(i + 1));
        }
        all.add(row);
      }
      return new Result(columns, all);
    } catch (SQLException e) {
      throw new QueryException(Database.reason(e), e);
    }
  }

  @Override
  public Result merge(String sql, List<String> key) throws QueryException {
    Result selected = query(sql);
    int sketch = selected.indexOf(SKETCH);
    Map<List<@Nullable Object>, List<byte[]>> byKey = new LinkedHashMap<>();
    for (@Nullable Object[] row : selected.rows()) {
      if (row[sketch] instanceof byte[] bytes) {
        byKey.computeIfAbsent(selected.key(row, key), k -> new ArrayList<>()).add(bytes);
      }
    }
    List<@Nullable Object[]> rows = new ArrayList<>();
    byKey.forEach(
        (values, sketches) -> {
          List<@Nullable Object> cells = new ArrayList<>(values);
          cells.add(MergeTree.mergeAll(sketches));
          rows.add(cells.toArray());
        });
    List<String> columns = new ArrayList<>(key);
    columns.add(SKETCH);
    return new Result(columns, rows);
  }

  private static @Nullable Object plain(@Nullable Object value) throws SQLException {
    if (value == null
        || value instanceof Long
        || value instanceof Boolean
        || value instanceof byte[]) {
      return value;
    }
    if (value instanceof Blob blob) {
      return blob.getBytes(1, (int) blob.length());
    }
    if (value instanceof Float || value instanceof Double || value instanceof BigDecimal) {
      double number = ((Number) value).doubleValue();
      return Double.isNaN(number) ? null : Double.valueOf(number);
    }
    if (value instanceof BigInteger || value instanceof Number) {
      return ((Number) value).longValue();
    }
    if (value instanceof Timestamp time) {
      return time.toLocalDateTime();
    }
    if (value instanceof OffsetDateTime time) {
      return time.toLocalDateTime();
    }
    return value instanceof LocalDateTime ? value : value.toString();
  }
}
