package io.fjprobe.analyzer.text;

/**
 * Shows characters that can't be seen, or that change how others are seen: what names a thread, a
 * pool or a file may hold anything, and a terminal obeys some of it. Control characters, line
 * breaks, those that change the direction of writing, and halves of characters become the escapes
 * of Java and JSON.
 */
public final class Visible {

  private static final String ELLIPSIS = "...";

  private Visible() {}

  /** Shows a text in one line. */
  public static String of(String text) {
    return escaped(text, false);
  }

  /** Shows a text in which line feeds stay. A JSON document stays the same document. */
  public static String lines(String text) {
    return escaped(text, true);
  }

  /** Keeps the beginning and the end of a text that is longer. */
  public static String cut(String text, int most) {
    if (text == null || text.length() <= most) {
      return text;
    }
    int half = (most - ELLIPSIS.length()) / 2;
    return text.substring(0, half) + ELLIPSIS + text.substring(text.length() - half);
  }

  private static String escaped(String text, boolean lines) {
    int next = 0;
    while (next < text.length() && isPlain(text.charAt(next), lines)) {
      next++;
    }
    if (next == text.length()) {
      return text;
    }
    StringBuilder escaped = new StringBuilder(text.length() + 16).append(text, 0, next);
    while (next < text.length()) {
      int character = text.codePointAt(next);
      int length = Character.charCount(character);
      if (isHarmless(character, lines)) {
        escaped.appendCodePoint(character);
      } else {
        text.substring(next, next + length).chars().forEach(unit -> append(escaped, unit));
      }
      next += length;
    }
    return escaped.toString();
  }

  /** Whether a character can stay as it is, like most. */
  private static boolean isPlain(char character, boolean lines) {
    return character >= ' ' && character < 0x7f || character == '\n' && lines;
  }

  private static boolean isHarmless(int character, boolean lines) {
    return switch (Character.getType(character)) {
      case Character.CONTROL -> character == '\n' && lines;
      case Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> true;
    };
  }

  private static void append(StringBuilder escaped, int unit) {
    switch (unit) {
      case '\n' -> escaped.append("\\n");
      case '\r' -> escaped.append("\\r");
      case '\t' -> escaped.append("\\t");
      default -> escaped.append(String.format("\\u%04x", unit));
    }
  }
}
