package com.acme.library;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A parallel stream in a pool of two reports what was paid for books, by a function that Derby
 * calls. Its workers share a connection to Derby (shared), or each has its own (own).
 */
public final class LoanReport {
  private static final int SHELF = 400;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final Supplier<Connection> connections;

  private LoanReport(Supplier<Connection> connections) {
    this.connections = connections;
  }

  public static void main(String[] args) throws Exception {
    Books.create();
    LoanReport report = new LoanReport(args[0].equals("own") ? own() : shared());
    long expected = IntStream.range(0, SHELF).mapToLong(Books::expectedFees).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long reports = 0;
    while (shift.goesOn()) {
      right &= expected == report.pool.submit(report::shelf).join();
      reports++;
    }
    Outcome.end(right && reports > 0, "library: " + reports + " reports");
  }

  private static Supplier<Connection> own() {
    return ThreadLocal.withInitial(Books::connect)::get;
  }

  private static Supplier<Connection> shared() {
    Connection one = Books.connect();
    return () -> one;
  }

  private long shelf() {
    return IntStream.range(0, SHELF).parallel().mapToLong(this::fees).sum();
  }

  private long fees(int book) {
    try (PreparedStatement statement =
        connections.get().prepareStatement("SELECT SUM(fee(days)) FROM loans WHERE book = ?")) {
      statement.setInt(1, book);
      try (ResultSet result = statement.executeQuery()) {
        result.next();
        return result.getLong(1);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
