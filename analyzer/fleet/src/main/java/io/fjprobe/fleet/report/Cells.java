package io.fjprobe.fleet.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How a cell reads: by the end of its column's name, as in "lost_hours" or "blocked_share". */
final class Cells {

  private static final Set<String> CHANGES = Set.of("change", "change_low", "change_high");

  private static final MathContext TWO_DIGITS = new MathContext(2);

  private Cells() {}

  static String heading(String column) {
    String words = column.replaceAll("_(nanos|share)$", "").replace('_', ' ');
    return words.replace("jdk feature", "JDK").replace("jvms", "JVMs").replace("jdk", "JDK");
  }

  static String text(String column, @Nullable Object value) {
    if (value == null) {
      return "-";
    }
    if (value instanceof Boolean flag) {
      return flag ? "yes" : "no";
    }
    if (!(value instanceof Number number)) {
      return value.toString();
    }
    double amount = number.doubleValue();
    if (CHANGES.contains(column)) {
      return change(amount);
    }
    if (column.endsWith("_share")) {
      return format("%.1f %%", amount * 100);
    }
    if (column.endsWith("_nanos")) {
      return time(amount);
    }
    return column.endsWith("_p") && amount < 0.0001 ? "<0.0001" : amount(number, amount);
  }

  /** Tenfold and more is no longer said in percent: it takes many digits, and nobody reads them. */
  private static String change(double change) {
    if (change >= 9) {
      return format("%,.0f times", 1 + change);
    }
    return format(Math.abs(change) < 1 ? "%+.1f %%" : "%+.0f %%", change * 100);
  }

  private static String amount(Number number, double amount) {
    if (number instanceof Long || amount == Math.rint(amount) && Math.abs(amount) < 1e15) {
      return Math.abs(amount) < 10_000 ? format("%.0f", amount) : format("%,.0f", amount);
    }
    double size = Math.abs(amount);
    return size < 0.01
        ? new BigDecimal(amount).round(TWO_DIGITS).toPlainString()
        : format(size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : "%.2f", amount);
  }

  private static String time(double nanos) {
    double size = Math.abs(nanos);
    if (size < 1e3) {
      return format("%.0f ns", nanos);
    }
    if (size < 1e6) {
      return format("%.3g us", nanos / 1e3);
    }
    return size < 1e9 ? format("%.3g ms", nanos / 1e6) : format("%,.3g s", nanos / 1e9);
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
