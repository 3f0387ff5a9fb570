package io.fjprobe.fleet.report;

import io.fjprobe.analyzer.text.Visible;
import io.fjprobe.fleet.answer.Answer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Answers for a terminal of 100 columns. */
public final class FleetText {

  private static final int WIDTH = 100;
  private static final String BETWEEN = "  ";

  /** More are in JSON and on the page. */
  private static final int MOST_ROWS = 15;

  /** What does not fit into a line goes below it. */
  private static final int MOST_CELL = 34;

  private final StringBuilder text = new StringBuilder();

  private FleetText() {}

  public static String of(List<Answer> answers) {
    FleetText text = new FleetText();
    answers.forEach(text::add);
    return text.text.toString();
  }

  private void add(Answer answer) {
    String head = answer.title();
    line(
        text.length() == 0 ? "" : "\n",
        "== " + head + " " + "=".repeat(Math.max(WIDTH - 4 - head.length(), 0)));
    paragraph("", answer.about());
    if (answer.verdict() != null) {
      text.append('\n');
      paragraph("", answer.verdict());
    }
    if (answer.rows().isEmpty()) {
      line("\n", "No rows.");
    } else {
      table(answer);
    }
  }

  private void table(Answer answer) {
    List<Answer.Line> shown = answer.rows().subList(0, Math.min(answer.rows().size(), MOST_ROWS));
    List<String> columns = answer.columns();
    List<Integer> inLine = new ArrayList<>();
    int[] widths = widths(columns, shown);
    int used = 0;
    for (int i = 0; i < columns.size(); i++) {
      if (widths[i] <= MOST_CELL && used + widths[i] <= WIDTH) {
        inLine.add(i);
        used += widths[i] + BETWEEN.length();
      }
    }
    text.append('\n');
    row(inLine, widths, Collections.nCopies(columns.size(), true), headings(columns));
    List<Boolean> left = left(columns.size(), shown);
    for (Answer.Line line : shown) {
      row(inLine, widths, left, cells(columns, line));
      for (int i = 0; i < columns.size(); i++) {
        Object cell = line.cells().get(i);
        if (!inLine.contains(i) && cell != null) {
          paragraph(
              "    " + Cells.heading(columns.get(i)) + ": ", Cells.text(columns.get(i), cell));
        }
      }
    }
    int more = answer.rows().size() - shown.size();
    if (more > 0) {
      line("", "and " + more + (more == 1 ? " more row" : " more rows") + ": --json or --html");
    }
  }

  private static List<Boolean> left(int columns, List<Answer.Line> shown) {
    List<Boolean> left = new ArrayList<>();
    for (int i = 0; i < columns; i++) {
      int column = i;
      left.add(shown.stream().noneMatch(line -> line.cells().get(column) instanceof Number));
    }
    return left;
  }

  private static List<String> headings(List<String> columns) {
    return columns.stream().map(Cells::heading).toList();
  }

  private static List<String> cells(List<String> columns, Answer.Line line) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      cells.add(Visible.of(Cells.text(columns.get(i), line.cells().get(i))));
    }
    return cells;
  }

  private static int[] widths(List<String> columns, List<Answer.Line> shown) {
    int[] widths = new int[columns.size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Cells.heading(columns.get(i)).length();
      for (Answer.Line line : shown) {
        widths[i] = Math.max(widths[i], cells(columns, line).get(i).length());
      }
    }
    return widths;
  }

  private void row(List<Integer> shown, int[] widths, List<Boolean> left, List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int i : shown) {
      String cell = cells.get(i);
      String space = " ".repeat(widths[i] - cell.length());
      line.append(line.length() == 0 ? "" : BETWEEN);
      line.append(left.get(i) ? cell + space : space + cell);
    }
    line("", line.toString());
  }

  private void line(String before, String line) {
    text.append(before).append(line.stripTrailing()).append('\n');
  }

  private void paragraph(String lead, String words) {
    StringBuilder line = new StringBuilder(lead);
    String indent = " ".repeat(Math.min(lead.length(), 6));
    boolean empty = true;
    for (String word : Visible.of(words).split(" ")) {
      if (!empty && line.length() + 1 + word.length() > WIDTH) {
        line("", line.toString());
        line.setLength(0);
        line.append(indent);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    line("", line.toString());
  }
}
