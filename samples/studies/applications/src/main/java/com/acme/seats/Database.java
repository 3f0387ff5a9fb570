package com.acme.seats;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** An HSQLDB of trains and what their reservations came to; a connection for each thread. */
final class Database {
  static final int TRAINS = 64;
  private final String url;
  private final ThreadLocal<Connection> connections = ThreadLocal.withInitial(this::connect);

  private Database(String url) {
    this.url = url;
  }

  static Database inMemory() throws SQLException {
    return new Database("jdbc:hsqldb:mem:seats").create();
  }

  /** A commit is on the disk when it returns. */
  static Database onDisk() throws IOException, SQLException {
    Path folder = Files.createTempDirectory("seats");
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder.toFile())));
    return new Database("jdbc:hsqldb:file:" + folder + "/seats;hsqldb.write_delay=false").create();
  }

  void take(long train) throws SQLException {
    update("UPDATE train SET taken = taken + ? WHERE id = ?", 1, train);
  }

  void pay(long train, long fare) throws SQLException {
    update("UPDATE train SET paid = paid + ? WHERE id = ?", fare, train);
  }

  void commit() throws SQLException {
    connections.get().commit();
  }

  long sum(String column) throws SQLException {
    try (Statement query = connections.get().createStatement();
        ResultSet sums = query.executeQuery("SELECT SUM(" + column + ") FROM train")) {
      sums.next();
      return sums.getLong(1);
    }
  }

  private void update(String sql, long amount, long train) throws SQLException {
    try (PreparedStatement update = connections.get().prepareStatement(sql)) {
      update.setLong(1, amount);
      update.setLong(2, train);
      update.executeUpdate();
    }
  }

  private Database create() throws SQLException {
    try (Statement statement = connections.get().createStatement()) {
      statement.execute("CREATE TABLE train (id BIGINT PRIMARY KEY, taken BIGINT, paid BIGINT)");
      for (int train = 0; train < TRAINS; train++) {
        statement.execute("INSERT INTO train VALUES (" + train + ", 0, 0)");
      }
    }
    commit();
    return this;
  }

  private Connection connect() {
    try {
      Connection connection = DriverManager.getConnection(url, "SA", "");
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void delete(File file) {
    File[] inside = file.listFiles();
    if (inside != null) {
      for (File each : inside) {
        delete(each);
      }
    }
    file.delete();
  }
}
