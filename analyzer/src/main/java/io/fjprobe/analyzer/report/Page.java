package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Text of a fixed width, filled from top to bottom. */
public final class Page {

  /** A line has this many characters if nobody asks for another width. */
  static final int WIDTH = 100;

  /** Lines are broken at these spaces. A number and its unit stay together. */
  private static final Pattern BETWEEN_WORDS = Pattern.compile(" (?!(?:%|ns|us|ms|s)(?:\\W|$))");

  private final int width;
  private final StringBuilder text = new StringBuilder();

  Page() {
    this(WIDTH);
  }

  Page(int width) {
    this.width = width;
  }

  int width() {
    return width;
  }

  Page line(String line) {
    text.append(Visible.of(line.stripTrailing())).append('\n');
    return this;
  }

  Page blank() {
    return line("");
  }

  /** Adds a headline with a rule to the right edge. */
  Page headline(String title) {
    String shown = Shortened.middle(Visible.of(title), width - 4);
    return blank().line("== " + shown + " " + "=".repeat(width - 4 - shown.length()));
  }

  /** Adds words, wrapped; all lines but the first begin with spaces instead of the lead. */
  Page paragraph(String lead, String words) {
    String indent = " ".repeat(lead.length());
    List<String> lines = wrap(words, width - lead.length());
    for (int i = 0; i < lines.size(); i++) {
      line((i == 0 ? lead : indent) + lines.get(i));
    }
    return this;
  }

  /** Divides words into lines of at most so many characters. */
  public static List<String> wrap(String words, int columns) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : BETWEEN_WORDS.split(Visible.of(words))) {
      String fitting = Shortened.middle(word, columns);
      if (line.length() > 0 && line.length() + 1 + fitting.length() > columns) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(fitting);
    }
    lines.add(line.toString());
    return lines;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
