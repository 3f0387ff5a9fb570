package io.fjprobe.spark.facts;

import io.fjprobe.fleet.schema.Schema;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** The rows of one table, of files that are wanted. */
final class TableRows implements FlatMapFunction<ReadFacts, Row> {

  private static final long serialVersionUID = 1;

  private final int table;
  private final Map<Integer, String> wanted;

  /**
   * @param table its index
   * @param wanted keys of files by their index
   */
  TableRows(int table, Map<Integer, String> wanted) {
    this.table = table;
    this.wanted = wanted;
  }

  @Override
  public Iterator<Row> call(ReadFacts facts) {
    String key = wanted.get(facts.summary().file().index());
    List<Row> rows = new ArrayList<>();
    if (key == null) {
      return rows.iterator();
    }
    // it is read again if the machine that had its rows was lost
    if (!key.equals(facts.summary().key())) {
      throw new IllegalStateException(
          facts.summary().file().name() + " changed while the facts were written");
    }
    for (@Nullable Object[] values : facts.rows(Schema.TABLES.get(table))) {
      rows.add(row(values));
    }
    return rows.iterator();
  }

  private static Row row(@Nullable Object[] values) {
    @Nullable Object[] cells = values.clone();
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] instanceof Map<?, ?> map) {
        cells[i] = CollectionConverters.asScala(map);
      }
    }
    return RowFactory.create(cells);
  }
}
