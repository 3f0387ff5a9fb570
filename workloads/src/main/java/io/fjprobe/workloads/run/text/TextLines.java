package io.fjprobe.workloads.run.text;

import java.util.ArrayList;
import java.util.List;

/** Text broken between words. */
public final class TextLines {
  private TextLines() {}

  /** Lines no longer than the width, but for a word that is. */
  public static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
