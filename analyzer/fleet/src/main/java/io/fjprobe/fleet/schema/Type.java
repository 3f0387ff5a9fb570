package io.fjprobe.fleet.schema;

/** Types of columns, which DuckDB and Spark both read from Parquet. */
public enum Type {
  TEXT("VARCHAR"),
  /** Names and values. */
  LABELS("MAP(VARCHAR, VARCHAR)"),
  WHOLE("BIGINT"),
  NUMBER("DOUBLE"),
  FLAG("BOOLEAN"),
  /** UTC, without a zone. */
  TIME("TIMESTAMP"),
  /** A KLL sketch of floats, in the binary form of Apache DataSketches. */
  SKETCH("BLOB");

  private final String sql;

  Type(String sql) {
    this.sql = sql;
  }

  public String sql() {
    return sql;
  }
}
