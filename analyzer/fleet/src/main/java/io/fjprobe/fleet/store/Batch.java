package io.fjprobe.fleet.store;

import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.schema.Column;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.duckdb.DuckDBAppender;
import org.jspecify.annotations.Nullable;

/** Rows on their way into a folder: those of many recordings are one file of each table. */
public final class Batch implements AutoCloseable {

  private static final String SCHEMA = "main";

  private final Database database;
  private final FactsFolder folder;
  private final Map<Table, DuckDBAppender> appenders = new HashMap<>();
  private final Map<Table, Integer> counts = new HashMap<>();

  public Batch(Database database, FactsFolder folder) throws FactsException {
    this.database = database;
    this.folder = folder;
    try {
      for (Table table : Schema.TABLES) {
        database.run(table.create());
      }
    } catch (SQLException e) {
      throw new FactsException("the tables can't be made: " + Database.reason(e), e);
    }
  }

  public void add(List<Row> rows) throws FactsException {
    try {
      for (Row row : rows) {
        add(row);
      }
    } catch (SQLException e) {
      throw new FactsException("a row can't be added: " + Database.reason(e), e);
    }
  }

  private void add(Row row) throws SQLException {
    Table table = row.table();
    DuckDBAppender appender = appenders.get(table);
    if (appender == null) {
      appender = database.connection().createAppender(SCHEMA, table.name());
      appenders.put(table, appender);
    }
    appender.beginRow();
    List<Column> columns = table.columns();
    for (int i = 0; i < columns.size(); i++) {
      append(appender, row.values()[i]);
    }
    appender.endRow();
    counts.merge(table, 1, Integer::sum);
  }

  private static void append(DuckDBAppender appender, @Nullable Object value) throws SQLException {
    if (value == null) {
      appender.appendNull();
    } else if (value instanceof Long number) {
      appender.append(number.longValue());
    } else if (value instanceof Double number) {
      appender.append(number.doubleValue());
    } else if (value instanceof Boolean flag) {
      appender.append(flag.booleanValue());
    } else if (value instanceof LocalDateTime time) {
      appender.append(time);
    } else if (value instanceof Map<?, ?> map) {
      appender.append(map);
    } else if (value instanceof byte[] bytes) {
      appender.append(bytes);
    } else {
      appender.append((String) value);
    }
  }

  /** Rows of a table that are not in the folder yet. */
  public int rows(Table table) {
    return counts.getOrDefault(table, 0);
  }

  /**
   * Writes what is there, and begins anew.
   *
   * @param name of the files; the same for the same rows
   */
  public void write(String name) throws FactsException {
    try {
      for (DuckDBAppender appender : appenders.values()) {
        appender.close();
      }
      appenders.clear();
      for (Table table : Schema.TABLES) {
        if (rows(table) > 0) {
          write(table, name);
        }
      }
      counts.clear();
    } catch (SQLException e) {
      discard(name);
      throw unwritable(Database.reason(e), e);
    } catch (IOException e) {
      discard(name);
      throw unwritable(Reason.of(e), e);
    }
  }

  /** Some tables without the others would be half of an answer. */
  private void discard(String name) {
    for (Table table : Schema.TABLES) {
      try {
        Files.deleteIfExists(folder.file(table, name));
      } catch (IOException e) {
        // the next job writes the same rows, and each counts once
      }
    }
  }

  private void write(Table table, String name) throws SQLException, IOException {
    Path file = folder.file(table, name);
    Path part = file.resolveSibling("." + name + "-" + ProcessHandle.current().pid() + ".part");
    try {
      database.run(
          "COPY (SELECT * FROM "
              + table.name()
              + (table.has("service") ? " ORDER BY service, instance, recording_id" : "")
              + ") TO "
              + Database.quote(part.toString())
              + " (FORMAT parquet, COMPRESSION zstd)");
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
    database.run("DELETE FROM " + table.name());
  }

  private FactsException unwritable(String reason, Exception e) {
    return new FactsException(
        "the facts can't be written to "
            + folder.path()
            + ": "
            + reason
            + ". What was written before is complete: mend this and repeat the command, which goes"
            + " on from there",
        e);
  }

  @Override
  public void close() {
    for (DuckDBAppender appender : appenders.values()) {
      try {
        appender.close();
      } catch (SQLException e) {
        // what it has is not wanted any more
      }
    }
  }
}
