package io.fjprobe.fleet.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;

/**
 * DuckDB in this process. It keeps what it can in memory, and never loads anything from a network.
 */
public final class Database implements AutoCloseable {

  /** So that a laptop stays usable; what does not fit is in temporary files. */
  private static final String MEMORY = "2GB";

  private final DuckDBConnection connection;

  private Database(DuckDBConnection connection) {
    this.connection = connection;
  }

  public static Database open() throws FactsException {
    Properties settings = new Properties();
    settings.setProperty("autoinstall_known_extensions", "false");
    settings.setProperty("autoload_known_extensions", "false");
    settings.setProperty("memory_limit", MEMORY);
    // as Spark does: first if the order is ascending, and last if it is descending
    settings.setProperty("default_null_order", "sqlite");
    settings.setProperty(
        "temp_directory",
        Path.of(
                System.getProperty("java.io.tmpdir"),
                "fjprobe-fleet-" + ProcessHandle.current().pid())
            .toString());
    try {
      return new Database((DuckDBConnection) new DuckDBDriver().connect("jdbc:duckdb:", settings));
    } catch (SQLException e) {
      throw new FactsException("the database DuckDB can't be started: " + reason(e), e);
    } catch (UnsatisfiedLinkError e) {
      throw new FactsException(
          "the database DuckDB can't be started: "
              + e.getMessage()
              + ". fleet.jar has it for Linux (glibc; x64 and AArch64), macOS (AArch64) and Windows"
              + " (x64); it is unpacked in the folder of temporary files, which -Djava.io.tmpdir="
              + " in JAVA_OPTS changes",
          e);
    }
  }

  public DuckDBConnection connection() {
    return connection;
  }

  public void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** What is done with each row of a result. */
  public interface Reader {
    void row(ResultSet row) throws SQLException;
  }

  public void read(String sql, Reader reader) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        reader.row(rows);
      }
    }
  }

  /** A text in SQL. */
  public static String quote(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  /**
   * The first line: the others repeat the statement. What failed in another thread is JSON in it.
   */
  public static String reason(SQLException e) {
    String message = e.getMessage() == null ? e.toString() : e.getMessage();
    String line = message.lines().findFirst().orElse(message).strip();
    int inner = line.indexOf("{\"exception_type\"");
    return inner < 0 ? line : inner(line.substring(inner), line);
  }

  private static String inner(String json, String otherwise) {
    try {
      String said = new JsonMapper().readTree(json).path("exception_message").asText();
      return said.isEmpty() ? otherwise : said;
    } catch (JsonProcessingException e) {
      return otherwise;
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      // nothing of it is needed any more
    }
  }
}
