package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.report.Page;
import io.fjprobe.analyzer.report.Shortened;
import io.fjprobe.analyzer.text.Visible;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Lines of a width. They have no colours but one, for warnings, since nobody knows the colour
 * behind them: the others are bold or inverse.
 */
final class Lines {

  static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
  static final AttributedStyle BOLD = PLAIN.bold();
  static final AttributedStyle INVERSE = PLAIN.inverse();
  static final AttributedStyle ALARM = BOLD.foreground(AttributedStyle.RED);

  private final int width;
  private final List<AttributedString> lines = new ArrayList<>();

  Lines(int width) {
    this.width = width;
  }

  int width() {
    return width;
  }

  int size() {
    return lines.size();
  }

  List<AttributedString> all() {
    return lines;
  }

  /** Adds a line. What is too long loses its middle. */
  Lines add(AttributedStyle style, String text) {
    lines.add(new AttributedString(shown(text).stripTrailing(), style));
    return this;
  }

  /** Adds a line over the whole width. */
  Lines bar(AttributedStyle style, String left, String right) {
    String end = shown(right);
    String begin = Shortened.middle(Visible.of(left), Math.max(width - end.length() - 1, 0));
    lines.add(
        new AttributedString(
            begin + " ".repeat(Math.max(width - begin.length() - end.length(), 0)) + end, style));
    return this;
  }

  private String shown(String text) {
    return Shortened.middle(Visible.of(text), width);
  }

  Lines blank() {
    return add(PLAIN, "");
  }

  /** Adds words, wrapped, behind a lead that stands out. */
  Lines paragraph(AttributedStyle style, String lead, String words, int most) {
    List<String> wrapped = Page.wrap(words, Math.max(width - lead.length(), 1));
    int shown = Math.min(wrapped.size(), most);
    for (int i = 0; i < shown; i++) {
      String more = i == shown - 1 && shown < wrapped.size() ? " ..." : "";
      String text = wrapped.get(i);
      int room = Math.max(width - lead.length() - more.length(), 0);
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.styled(style, i == 0 ? lead : " ".repeat(lead.length()));
      line.append(text.substring(0, Math.min(text.length(), room)) + more);
      lines.add(line.toAttributedString());
    }
    return this;
  }

  /** Adds as many of other lines as there is room for. */
  Lines addAll(List<AttributedString> others, int most) {
    lines.addAll(others.subList(0, Math.max(Math.min(others.size(), most), 0)));
    return this;
  }
}
