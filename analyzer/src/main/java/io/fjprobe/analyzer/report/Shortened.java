package io.fjprobe.analyzer.report;

/** Names that are too long for their column. */
public final class Shortened {

  private static final String GAP = "..";

  private Shortened() {}

  /**
   * Shortens a name. Both ends stay, since packages begin a class name and the class ends it; the
   * end stays longer.
   */
  public static String middle(String name, int width) {
    if (name.length() <= width) {
      return name;
    }
    int kept = Math.max(width - GAP.length(), 0);
    int head = kept / 3;
    return name.substring(0, head) + GAP + name.substring(name.length() - (kept - head));
  }
}
