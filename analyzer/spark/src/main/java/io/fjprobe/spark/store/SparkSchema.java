package io.fjprobe.spark.store;

import io.fjprobe.fleet.schema.Column;
import io.fjprobe.fleet.schema.Table;
import io.fjprobe.fleet.schema.Type;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The tables as Spark knows them: the same names, and types that Parquet has for both engines. */
public final class SparkSchema {

  private SparkSchema() {}

  public static StructType of(Table table) {
    StructType schema = new StructType();
    for (Column column : table.columns()) {
      schema = schema.add(column.name(), type(column.type()), true);
    }
    return schema;
  }

  private static DataType type(Type type) {
    return switch (type) {
      case TEXT -> DataTypes.StringType;
      case LABELS -> DataTypes.createMapType(DataTypes.StringType, DataTypes.StringType, true);
      case WHOLE -> DataTypes.LongType;
      case NUMBER -> DataTypes.DoubleType;
      case FLAG -> DataTypes.BooleanType;
      case TIME -> DataTypes.TimestampNTZType;
      case SKETCH -> DataTypes.BinaryType;
    };
  }
}
