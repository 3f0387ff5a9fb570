package io.fjprobe.fleet.question;

import java.util.List;

/**
 * What runs SQL. The tables and views are known to it by their names. There may be others than
 * DuckDB, so questions use what is common to DuckDB and to Spark SQL.
 */
public interface Engine {

  /** Runs a query, and reads all of its result. */
  Result query(String sql) throws QueryException;

  /** Makes the result of a query known under a name. */
  void define(String view, String query) throws QueryException;

  /**
   * Merges the sketches that a query selects.
   *
   * @param sql with the columns of the key, and {@code sketch}
   * @param key columns that tell the results apart
   * @return a row for each key, with the columns of the key and {@code sketch}; in any order, but
   *     the same sketches whatever the engine: see {@link io.fjprobe.fleet.sketch.MergeTree}
   */
  Result merge(String sql, List<String> key) throws QueryException;

  /** SQL that does not work. The message is the engine's own. */
  final class QueryException extends Exception {
    private static final long serialVersionUID = 1;

    public QueryException(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
