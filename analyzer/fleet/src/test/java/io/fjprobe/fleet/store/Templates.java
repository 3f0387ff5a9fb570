package io.fjprobe.fleet.store;

import io.fjprobe.fleet.schema.Column;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rows of real recordings, to make others of. */
public final class Templates {

  private Templates() {}

  /** The rows of each recording, by table; without labels, which nobody needs. */
  public static List<Map<Table, List<Row>>> in(FactsFolder folder) throws Exception {
    Map<String, Map<Table, List<Row>>> recordings = new LinkedHashMap<>();
    try (Database database = Database.open()) {
      Views.create(folder, database);
      for (Table table : Schema.TABLES) {
        if (table.has("recording_id")) {
          database.read(
              "SELECT * FROM " + Views.PREFIX + table.name() + " ORDER BY row_key",
              result -> {
                Row row = row(table, result);
                recordings
                    .computeIfAbsent((String) row.get("recording_id"), k -> new LinkedHashMap<>())
                    .computeIfAbsent(table, k -> new ArrayList<>())
                    .add(row);
              });
        }
      }
    }
    return List.copyOf(recordings.values());
  }

  private static Row row(Table table, ResultSet result) throws SQLException {
    Row row = table.row();
    for (Column column : table.columns()) {
      row.set(column.name(), value(column, result));
    }
    return row;
  }

  private static Object value(Column column, ResultSet result) throws SQLException {
    String name = column.name();
    if (result.getObject(name) == null) {
      return null;
    }
    return switch (column.type()) {
      case TEXT -> result.getString(name);
      case LABELS -> Map.of();
      case WHOLE -> result.getLong(name);
      case NUMBER -> result.getDouble(name);
      case FLAG -> result.getBoolean(name);
      case TIME -> result.getObject(name, LocalDateTime.class);
      case SKETCH -> {
        var blob = result.getBlob(name);
        yield blob.getBytes(1, (int) blob.length());
      }
    };
  }
}
