package io.fjprobe.spark.store;

import io.fjprobe.fleet.FleetQuestions;
import io.fjprobe.fleet.question.Engine;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.fleet.store.Views;
import io.fjprobe.fleet.store.Written;
import io.fjprobe.spark.question.SparkEngine;
import java.time.LocalDateTime;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/** A folder of facts that Spark knows, each row once. */
public final class SparkFacts implements FleetQuestions.OpenFacts {

  private static final String FILE = "fjprobe_file";

  private final String name;
  private final SparkSession spark;

  private SparkFacts(String name, SparkSession spark) {
    this.name = name;
    this.spark = spark;
  }

  public static SparkFacts in(HadoopFolder folder, SparkSession spark) throws FactsException {
    try {
      for (Table table : Schema.TABLES) {
        once(folder, table, spark).createOrReplaceTempView(Views.PREFIX + table.name());
      }
    } catch (RuntimeException e) {
      throw unreadable(folder, e);
    }
    return new SparkFacts(folder.name(), spark);
  }

  private static FactsException unreadable(HadoopFolder folder, RuntimeException e) {
    return new FactsException(
        folder.name() + " can't be read: " + Failure.reason(e) + "; write the facts anew", e);
  }

  /** A table without a file is empty. */
  private static Dataset<Row> read(HadoopFolder folder, Table table, SparkSession spark)
      throws FactsException {
    List<String> files = folder.files(table);
    return files.isEmpty()
        ? spark.createDataFrame(List.of(), SparkSchema.of(table))
        : spark.read().schema(SparkSchema.of(table)).parquet(files.toArray(new String[0]));
  }

  /**
   * An interrupted job leaves rows that the next one writes again; they are the same. One file has
   * no row twice, so it is enough to look whether a recording is in two.
   */
  private static Dataset<Row> once(HadoopFolder folder, Table table, SparkSession spark)
      throws FactsException {
    Dataset<Row> rows = read(folder, table, spark);
    String whose = table.has("recording_id") ? "recording_id" : table.key();
    Dataset<Row> places =
        rows.select(functions.col(whose), functions.input_file_name().as(FILE)).distinct();
    Row counts =
        places.agg(functions.count(functions.lit(1)), functions.countDistinct(whose)).head();
    boolean twice = counts.getLong(0) > counts.getLong(1);
    return twice ? rows.dropDuplicates(new String[] {table.key()}) : rows;
  }

  /** The recordings whose facts are in a folder. */
  public static Written written(HadoopFolder folder, SparkSession spark) throws FactsException {
    Written written = new Written();
    try {
      Iterator<Row> rows =
          read(folder, Schema.RECORDINGS, spark)
              .select("recording_id", "file", "file_bytes", "file_modified")
              .toLocalIterator();
      while (rows.hasNext()) {
        Row row = rows.next();
        written.add(row.getString(0));
        if (!row.isNullAt(1) && !row.isNullAt(2)) {
          written.add(row.getString(1), row.getLong(2), (LocalDateTime) row.get(3));
        }
      }
    } catch (RuntimeException e) {
      throw unreadable(folder, e);
    }
    return written;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Engine engine() {
    return new SparkEngine(spark);
  }

  /** The session is whoever's that opened it. */
  @Override
  public void close() {}
}
