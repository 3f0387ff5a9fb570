package io.fjprobe.analyzer.recording.stack;

import io.fjprobe.analyzer.text.Visible;

/** Names of threads, pools, classes and the like. */
public final class Names {

  /**
   * At most this many characters of a name are kept. Nobody reads more, and a recording may have
   * many names.
   */
  private static final int LONGEST = 500;

  private Names() {}

  public static String cut(String name) {
    return Visible.cut(name, LONGEST);
  }
}
