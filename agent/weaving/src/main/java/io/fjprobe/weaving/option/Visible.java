package io.fjprobe.weaving.option;

/** Shows the characters of names and options that a terminal would obey, or not show at all. */
public final class Visible {

  private Visible() {}

  /** In one line; control characters and the like become the escapes of Java. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int next = 0; next < text.length(); ) {
      int character = text.codePointAt(next);
      int length = Character.charCount(character);
      if (isHarmless(character)) {
        shown.appendCodePoint(character);
      } else {
        for (int i = next; i < next + length; i++) {
          shown.append(String.format("\\u%04x", (int) text.charAt(i)));
        }
      }
      next += length;
    }
    return shown.toString();
  }

  /** Whether all of it can be shown as it is. */
  static boolean isAll(String text) {
    return text.codePoints().allMatch(Visible::isHarmless);
  }

  private static boolean isHarmless(int character) {
    int type = Character.getType(character);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR
        && type != Character.SURROGATE;
  }
}
