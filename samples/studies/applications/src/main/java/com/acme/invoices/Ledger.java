package com.acme.invoices;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Invoices in a database, H2 in memory behind HikariCP. */
public final class Ledger {
  static final int CUSTOMERS = 200;
  private static final int INVOICES = 20_000;
  private final HikariDataSource source;

  private Ledger(HikariDataSource source) {
    this.source = source;
  }

  static Ledger open(int connections) throws SQLException {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:h2:mem:ledger;DB_CLOSE_DELAY=-1");
    config.setMaximumPoolSize(connections);
    Ledger ledger = new Ledger(new HikariDataSource(config));
    ledger.fill();
    return ledger;
  }

  /** Called by the database for each row of an audited sum, as a check elsewhere would be. */
  public static long audit(long cents) throws InterruptedException {
    Thread.sleep(1);
    return cents;
  }

  long total(int customer) {
    return sum("select sum(cents) from invoice where customer = ?", customer);
  }

  /** The first four invoices of a customer only, since each is audited. */
  long auditedTotal(int customer) {
    return sum(
        "select sum(audit(cents)) from (select cents from invoice where customer = ? limit 4)",
        customer);
  }

  List<Long> cents(int customer) {
    List<Long> cents = new ArrayList<>();
    try (Connection connection = source.getConnection();
        PreparedStatement query =
            connection.prepareStatement("select cents from invoice where customer = ?")) {
      query.setInt(1, customer);
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          cents.add(rows.getLong(1));
        }
      }
      return cents;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private long sum(String statement, int customer) {
    try (Connection connection = source.getConnection();
        PreparedStatement query = connection.prepareStatement(statement)) {
      query.setInt(1, customer);
      try (ResultSet rows = query.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void fill() throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection
          .createStatement()
          .execute("create alias audit for \"com.acme.invoices.Ledger.audit\"");
      connection
          .createStatement()
          .execute("create table invoice(id int primary key, customer int, cents bigint)");
      connection.createStatement().execute("create index of_customer on invoice(customer)");
      try (PreparedStatement insert =
          connection.prepareStatement("insert into invoice values (?, ?, ?)")) {
        for (int id = 0; id < INVOICES; id++) {
          insert.setInt(1, id);
          insert.setInt(2, id % CUSTOMERS);
          insert.setLong(3, 100L + id);
          insert.execute();
        }
      }
    }
  }
}
