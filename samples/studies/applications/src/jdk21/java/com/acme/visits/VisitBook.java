package com.acme.visits;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Who visited which page, in a SQLite file, with a few connections. */
final class VisitBook {
  private static final int CONNECTIONS = 8;
  private final String url;
  private final BlockingQueue<Connection> connections = new LinkedBlockingQueue<>();

  private VisitBook(String url) {
    this.url = url;
  }

  static VisitBook create() throws Exception {
    Path file = Files.createTempFile("visits", ".db");
    file.toFile().deleteOnExit();
    VisitBook book = new VisitBook("jdbc:sqlite:" + file);
    for (int i = 0; i < CONNECTIONS; i++) {
      book.connections.add(book.connect());
    }
    try (Connection connection = book.connect();
        Statement statement = connection.createStatement()) {
      statement.execute("create table visit(id integer primary key, page integer)");
      statement.execute("create table page(id integer primary key, bytes integer)");
    }
    return book;
  }

  void add(long visit, long page) {
    try {
      Connection connection = connections.take();
      try (PreparedStatement insert =
          connection.prepareStatement("insert into visit values (?, ?)")) {
        insert.setLong(1, visit);
        insert.setLong(2, page);
        insert.execute();
      } finally {
        connections.add(connection);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
  }

  /** A transaction that takes a while, as when pages are published. */
  void publish(Connection connection, long first) throws Exception {
    connection.setAutoCommit(false);
    try (PreparedStatement insert =
        connection.prepareStatement("insert or replace into page values (?, ?)")) {
      for (int i = 0; i < 10; i++) {
        insert.setLong(1, first + i);
        insert.setLong(2, i);
        insert.execute();
        Thread.sleep(5);
      }
    }
    connection.commit();
    connection.setAutoCommit(true);
  }

  long count() throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from visit")) {
      return rows.getLong(1);
    }
  }

  Connection connect() throws SQLException {
    Connection connection = DriverManager.getConnection(url);
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma journal_mode = wal");
      statement.execute("pragma synchronous = off");
      statement.execute("pragma busy_timeout = 20000");
    }
    return connection;
  }
}
