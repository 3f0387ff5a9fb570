package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.text.Visible;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Text as a cell of a table, which a spreadsheet neither takes for a formula nor cuts off. */
final class Cells {

  /** A cell has at most this many characters. Spreadsheets have 767 more. */
  private static final int LONGEST = 32_000;

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?");

  private Cells() {}

  /** Makes a cell. Numbers stay, but for those that are none; null is an empty cell. */
  static @Nullable Object of(@Nullable Object value) {
    if (value instanceof Double number) {
      return Double.isFinite(number) ? number : null;
    }
    return value instanceof String text ? text(text) : value;
  }

  static String text(String text) {
    String shown = Visible.cut(Visible.of(Visible.cut(text, LONGEST)), LONGEST);
    return isFormula(shown) ? "'" + shown : shown;
  }

  private static boolean isFormula(String text) {
    return !text.isEmpty()
        && "=+-@".indexOf(text.charAt(0)) >= 0
        && !NUMBER.matcher(text).matches();
  }
}
