package io.fjprobe.fleet.store;

import static java.util.stream.Collectors.joining;

import io.fjprobe.fleet.schema.Column;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/** Makes the tables of a folder known to a database, each row once. */
public final class Views {

  /** Before the name of a table. The name itself is for the table with labels as columns. */
  public static final String PREFIX = "all_";

  private Views() {}

  static String parquet(List<Path> files) {
    return "read_parquet("
        + files.stream()
            .map(file -> Database.quote(file.toString()))
            .collect(joining(", ", "[", "]"))
        + ", union_by_name = true)";
  }

  /** A table without a file is empty. */
  public static void create(FactsFolder folder, Database database) throws FactsException {
    try {
      for (Table table : Schema.TABLES) {
        List<Path> files = folder.files(table);
        if (files.isEmpty()) {
          database.run(table.create(PREFIX));
        } else {
          create(table, parquet(files), database);
        }
      }
    } catch (SQLException e) {
      throw new FactsException(
          folder.path() + " can't be read: " + Database.reason(e) + "; write the facts anew", e);
    }
  }

  private static void create(Table table, String source, Database database) throws SQLException {
    boolean[] twice = {false};
    database.read(
        "SELECT count(*) > count(DISTINCT " + table.key() + ") FROM " + source,
        row -> twice[0] = row.getBoolean(1));
    String columns = table.columns().stream().map(Column::name).collect(joining(", "));
    database.run(
        "CREATE VIEW "
            + PREFIX
            + table.name()
            + " AS SELECT "
            + columns
            + " FROM "
            + (twice[0] ? once(table, source) : source));
  }

  /** An interrupted job leaves rows that the next one writes again; they are the same. */
  private static String once(Table table, String source) {
    return "(SELECT *, row_number() OVER (PARTITION BY "
        + table.key()
        + " ORDER BY "
        + table.key()
        + ") AS copy FROM "
        + source
        + ") WHERE copy = 1";
  }
}
