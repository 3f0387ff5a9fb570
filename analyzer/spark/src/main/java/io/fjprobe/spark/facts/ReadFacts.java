package io.fjprobe.spark.facts;

import io.fjprobe.fleet.facts.FileFacts;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one file says, on its way between machines.
 *
 * @param rows of each table, in the order of the tables
 */
record ReadFacts(Summary summary, List<List<@Nullable Object[]>> rows) implements Serializable {

  /**
   * What the driver needs to know of it.
   *
   * @param key the same if the file says the same
   * @param recordingId null: it could not be read
   * @param rows of each table
   * @param error why it can't be used; null: it can
   */
  record Summary(
      InputFile file,
      String key,
      @Nullable String recordingId,
      List<Integer> rows,
      List<String> warnings,
      @Nullable String error)
      implements Serializable {}

  static ReadFacts of(InputFile file, FileFacts facts) {
    List<List<@Nullable Object[]>> rows = new ArrayList<>();
    Schema.TABLES.forEach(table -> rows.add(new ArrayList<>()));
    for (Row row : facts.rows()) {
      rows.get(Schema.TABLES.indexOf(row.table())).add(row.values());
    }
    return new ReadFacts(
        new Summary(
            file,
            facts.key(),
            facts.recordingId(),
            new ArrayList<>(rows.stream().map(List::size).toList()),
            new ArrayList<>(facts.warnings()),
            facts.error()),
        rows);
  }

  List<@Nullable Object[]> rows(Table table) {
    return rows.get(Schema.TABLES.indexOf(table));
  }
}
