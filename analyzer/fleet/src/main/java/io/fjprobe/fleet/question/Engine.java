package io.fjprobe.fleet.question;

/**
 * What runs SQL. The tables and views are known to it by their names. There may be others than
 * DuckDB, so questions use what is common to DuckDB and to Spark SQL.
 */
public interface Engine {

  /** Runs a query, and reads all of its result. */
  Result query(String sql) throws QueryException;

  /** Makes the result of a query known under a name. */
  void define(String view, String query) throws QueryException;

  /** SQL that does not work. The message is the engine's own. */
  final class QueryException extends Exception {
    private static final long serialVersionUID = 1;

    public QueryException(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
