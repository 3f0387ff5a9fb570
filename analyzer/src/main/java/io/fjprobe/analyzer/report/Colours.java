package io.fjprobe.analyzer.report;

import static java.util.stream.Collectors.joining;

import java.util.Map;

/** Marks what to read first, for a terminal. */
public final class Colours {

  private static final String OFF = "\u001b[0m";
  private static final String BOLD = "\u001b[1m";

  /** Maps the beginning of a line to how it looks. */
  private static final Map<String, String> LEADS =
      Map.of(
          "VERDICT  ", BOLD,
          "WARNING  ", "\u001b[1;33m",
          "REMARK   ", "\u001b[36m");

  private Colours() {}

  public static String of(String text) {
    return text.lines().map(Colours::line).collect(joining("\n", "", "\n"));
  }

  private static String line(String line) {
    for (Map.Entry<String, String> lead : LEADS.entrySet()) {
      if (line.startsWith(lead.getKey())) {
        String word = lead.getKey().strip();
        return lead.getValue() + word + OFF + line.substring(word.length());
      }
    }
    return line.startsWith("== ") ? BOLD + line + OFF : line;
  }
}
