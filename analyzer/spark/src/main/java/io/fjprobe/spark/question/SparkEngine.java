package io.fjprobe.spark.question;

import io.fjprobe.fleet.question.Engine;
import io.fjprobe.fleet.question.Result;
import io.fjprobe.fleet.sketch.MergeTree;
import io.fjprobe.spark.store.Failure;
import java.math.BigDecimal;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;

/** Spark SQL. The session's time zone is UTC. */
public final class SparkEngine implements Engine {

  private static final String SKETCH = "sketch";
  private static final String LEAF = "fjprobe_leaf";
  private static final String MERGE = "fjprobe_merge";

  private final SparkSession spark;

  public SparkEngine(SparkSession spark) {
    this.spark = spark;
    UDF1<byte[], Integer> leaf = MergeTree::leaf;
    spark.udf().register(LEAF, leaf, DataTypes.IntegerType);
    spark.udf().register(MERGE, functions.udaf(new SketchMerge(), Encoders.BINARY()));
  }

  @Override
  public void define(String view, String query) throws QueryException {
    try {
      spark.sql(query).createOrReplaceTempView(view);
    } catch (RuntimeException e) {
      throw new QueryException(Failure.reason(e), e);
    }
  }

  @Override
  public Result query(String sql) throws QueryException {
    try {
      Dataset<Row> selected = spark.sql(sql);
      List<@Nullable Object[]> rows = new ArrayList<>();
      for (Row row : selected.collectAsList()) {
        @Nullable Object[] cells = new Object[row.length()];
        for (int i = 0; i < cells.length; i++) {
          cells[i] = plain(row.get(i));
        }
        rows.add(cells);
      }
      return new Result(List.of(selected.columns()), rows);
    } catch (Exception e) {
      // Scala throws what it does not declare
      throw new QueryException(Failure.reason(e), e);
    }
  }

  /** By the steps of {@link MergeTree}, each on all machines. */
  @Override
  public Result merge(String sql, List<String> key) throws QueryException {
    String columns = String.join(", ", key) + (key.isEmpty() ? "" : ", ");
    String leaves =
        "SELECT *, "
            + LEAF
            + "(sketch) AS leaf FROM ("
            + sql
            + ") AS selected WHERE sketch IS NOT NULL";
    String branches =
        merged(columns + "leaf DIV " + MergeTree.FAN_IN + " AS branch", columns + "leaf", leaves);
    String roots = merged(columns + "branch", columns + "branch", branches);
    return query(
        "SELECT "
            + columns
            + MERGE
            + "(sketch) AS sketch FROM ("
            + roots
            + ") AS roots"
            + (key.isEmpty() ? "" : " GROUP BY " + String.join(", ", key)));
  }

  private static String merged(String columns, String by, String from) {
    return "SELECT "
        + columns
        + ", "
        + MERGE
        + "(sketch) AS "
        + SKETCH
        + " FROM ("
        + from
        + ") AS parts GROUP BY "
        + by;
  }

  private static @Nullable Object plain(@Nullable Object value) {
    if (value == null
        || value instanceof Long
        || value instanceof Boolean
        || value instanceof LocalDateTime
        || value instanceof byte[]) {
      return value;
    }
    if (value instanceof Float || value instanceof Double || value instanceof BigDecimal) {
      double number = ((Number) value).doubleValue();
      return Double.isNaN(number) ? null : Double.valueOf(number);
    }
    if (value instanceof Number number) {
      return number.longValue();
    }
    if (value instanceof Timestamp time) {
      return LocalDateTime.ofInstant(time.toInstant(), ZoneOffset.UTC);
    }
    if (value instanceof Instant time) {
      return LocalDateTime.ofInstant(time, ZoneOffset.UTC);
    }
    return value.toString();
  }
}
