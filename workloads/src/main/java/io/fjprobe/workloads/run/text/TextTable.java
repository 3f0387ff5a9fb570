package io.fjprobe.workloads.run.text;

import java.util.List;
import java.util.Locale;

/** Rows of cells in columns as wide as their widest cell. */
public final class TextTable {
  private TextTable() {}

  /**
   * @param leftAligned how many of the first columns are words, the others being numbers
   */
  public static String format(List<List<String>> rows, int leftAligned) {
    int[] widths = widths(rows);
    StringBuilder table = new StringBuilder();
    for (List<String> row : rows) {
      table.append(line(row, widths, leftAligned)).append('\n');
    }
    return table.toString();
  }

  private static int[] widths(List<List<String>> rows) {
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    return widths;
  }

  private static String line(List<String> row, int[] widths, int leftAligned) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String sign = column < leftAligned ? "-" : "";
      line.append(column == 0 ? "" : "  ")
          .append(String.format(Locale.ROOT, "%" + sign + widths[column] + "s", row.get(column)));
    }
    return line.toString();
  }
}
