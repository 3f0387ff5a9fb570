package com.acme.library;

import com.acme.common.Outcome;
import com.acme.common.Staff;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Four threads of a plain executor, each with a connection to Derby, ask for how many days a book
 * was lent: by a statement with a parameter (parameter) or with the number in its text (text).
 */
public final class LoanDesk {
  private static final int CLERKS = 4;
  private static final ThreadLocal<Connection> CONNECTION = ThreadLocal.withInitial(Books::connect);

  private LoanDesk() {}

  public static void main(String[] args) throws Exception {
    Books.create();
    boolean parameter = args[0].equals("parameter");
    long asked =
        Staff.work(
            CLERKS,
            10,
            number -> {
              int book = (int) (number % Books.BOOKS);
              int days = parameter ? byParameter(book) : byText(book);
              return days == Books.expectedDays(book);
            });
    Outcome.end(asked > 0, "library: " + asked + " answers");
  }

  private static int byParameter(int book) {
    try (PreparedStatement statement =
        CONNECTION.get().prepareStatement("SELECT SUM(days) FROM loans WHERE book = ?")) {
      statement.setInt(1, book);
      try (ResultSet result = statement.executeQuery()) {
        result.next();
        return result.getInt(1);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int byText(int book) {
    try (Statement statement = CONNECTION.get().createStatement();
        ResultSet result =
            statement.executeQuery("SELECT SUM(days) FROM loans WHERE book = " + book)) {
      result.next();
      return result.getInt(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
