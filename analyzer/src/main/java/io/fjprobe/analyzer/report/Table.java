package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Rows with a name at the left and numbers aligned at the right; words may follow. */
final class Table {

  private static final String INDENT = "  ";
  private static final String BETWEEN = "  ";

  /** The column of names has at least this many characters. */
  private static final int LEAST_NAME = 24;

  /** The name of a line of code is divided here if it is too long for one line of text. */
  private static final Pattern PARTS =
      Pattern.compile(" (?=(?:called from|through|let go on by) )");

  /** What follows the name of who does something. */
  private static final String ACTIVITY = ": ";

  /** A line of code that is shortened keeps this many characters. Else it goes on below. */
  private static final int LEAST_LINE_OF_CODE = 20;

  /** A column has at most this many characters. The first one may have what is left. */
  private static final int MOST_WIDTH = 40;

  private final List<String[]> rows = new ArrayList<>();
  private final boolean wordsLast;

  /**
   * @param header the title of the table, then of each column
   */
  Table(String... header) {
    this(false, header);
  }

  private Table(boolean wordsLast, String... header) {
    this.wordsLast = wordsLast;
    row(header);
  }

  /** Makes a table whose last column has words: they begin at the left, and stay whole. */
  static Table withWords(String... header) {
    return new Table(true, header);
  }

  Table row(String... cells) {
    String[] shown = new String[cells.length];
    for (int i = 0; i < cells.length; i++) {
      String cell = Visible.of(cells[i]);
      boolean whole = i == 0 || isWords(i, cells.length);
      shown[i] = whole ? cell : Shortened.middle(cell, MOST_WIDTH);
    }
    rows.add(shown);
    return this;
  }

  private boolean isWords(int column, int columns) {
    return wordsLast && column == columns - 1;
  }

  void printTo(Page page) {
    int[] widths = widths(page.width());
    page.blank();
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder(row == rows.get(0) ? "" : INDENT);
      int columns = widths[0] + INDENT.length() - line.length();
      List<String> name = divided(row[0], columns, page.width() - 2 * INDENT.length());
      line.append(name.get(0));
      line.append(" ".repeat(INDENT.length() + widths[0] - line.length()));
      for (int i = 1; i < widths.length; i++) {
        String cell = i < row.length ? row[i] : "";
        if (widths[i] == 0) {
          continue; // this column is empty
        }
        String space = isWords(i, widths.length) ? "" : " ".repeat(widths[i] - cell.length());
        line.append(BETWEEN).append(space).append(cell);
      }
      page.line(line.toString());
      name.stream().skip(1).forEach(rest -> page.line(INDENT + INDENT + rest));
    }
  }

  /** The lines of a name. One that is too long goes on below. */
  private static List<String> divided(String name, int columns, int columnsBelow) {
    if (name.length() <= columns) {
      return List.of(name);
    }
    List<String> lines = new ArrayList<>();
    for (String part : PARTS.split(name)) {
      int width = lines.isEmpty() ? columns : columnsBelow;
      lines.addAll(
          part.contains(ACTIVITY) ? activity(part, width) : List.of(Shortened.middle(part, width)));
    }
    return lines;
  }

  /**
   * Of who does what, as in "main: sleeps at T.main:7", only the line of code is shortened. Without
   * a word in the middle it would say something else.
   */
  private static List<String> activity(String words, int columns) {
    int last = words.lastIndexOf(' ') + 1;
    return words.length() <= columns || columns - last < LEAST_LINE_OF_CODE
        ? Page.wrap(words, columns)
        : List.of(
            words.substring(0, last) + Shortened.middle(words.substring(last), columns - last));
  }

  private int[] widths(int width) {
    int[] widths = new int[rows.get(0).length];
    widths[0] = LEAST_NAME;
    int numbers = 0;
    for (int column = 0; column < widths.length; column++) {
      for (String[] row : rows) {
        widths[column] = Math.max(widths[column], column < row.length ? row[column].length() : 0);
      }
      numbers += column == 0 || widths[column] == 0 ? 0 : BETWEEN.length() + widths[column];
    }
    widths[0] = Math.max(LEAST_NAME, Math.min(widths[0], width - INDENT.length() - numbers));
    return widths;
  }
}
