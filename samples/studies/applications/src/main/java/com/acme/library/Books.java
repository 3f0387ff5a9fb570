package com.acme.library;

import com.acme.common.Pricing;
import java.io.OutputStream;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/** The books of a library and their loans, in memory, by Derby. */
public final class Books {
  static final int BOOKS = 2_000;
  private static final int LOANS_OF_EACH = 3;

  /** Where Derby writes what it would write to derby.log otherwise. */
  public static final OutputStream NOWHERE =
      new OutputStream() {
        @Override
        public void write(int b) {}
      };

  private Books() {}

  static void create() throws SQLException {
    System.setProperty("derby.stream.error.field", Books.class.getName() + ".NOWHERE");
    try (Connection connection =
            DriverManager.getConnection("jdbc:derby:memory:library;create=true");
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("CREATE TABLE loans (id INT PRIMARY KEY, book INT, days INT)");
      statement.execute("CREATE INDEX loans_of ON loans (book)");
      statement.execute(
          "CREATE FUNCTION fee(days INT) RETURNS BIGINT NO SQL LANGUAGE JAVA PARAMETER STYLE JAVA"
              + " EXTERNAL NAME 'com.acme.library.Books.fee'");
      try (PreparedStatement insert =
          connection.prepareStatement("INSERT INTO loans VALUES (?, ?, ?)")) {
        for (int loan = 0; loan < BOOKS * LOANS_OF_EACH; loan++) {
          insert.setInt(1, loan);
          insert.setInt(2, loan % BOOKS);
          insert.setInt(3, days(loan));
          insert.executeUpdate();
        }
      }
      connection.commit();
    }
  }

  static Connection connect() {
    try {
      Connection connection = DriverManager.getConnection("jdbc:derby:memory:library");
      connection.setAutoCommit(false);
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_UNCOMMITTED);
      return connection;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Of all loans of a book. */
  static int expectedDays(int book) {
    int sum = 0;
    for (int loan = book; loan < BOOKS * LOANS_OF_EACH; loan += BOOKS) {
      sum += days(loan);
    }
    return sum;
  }

  /**
   * In units of a thousandth of a cent, by a formula of the town: about a tenth of a millisecond.
   */
  public static long fee(int days) {
    return Pricing.cents(days, Pricing.DETAILED / 2);
  }

  static long expectedFees(int book) {
    long sum = 0;
    for (int loan = book; loan < BOOKS * LOANS_OF_EACH; loan += BOOKS) {
      sum += fee(days(loan));
    }
    return sum;
  }

  private static int days(int loan) {
    return 1 + loan * 7 % 28;
  }
}
