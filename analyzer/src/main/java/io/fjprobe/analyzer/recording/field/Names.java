package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.text.Visible;

/** Names of threads, pools, classes and the like. */
final class Names {

  /** Nobody reads more of one, and a recording may have many. */
  private static final int LONGEST = 500;

  private Names() {}

  static String cut(String name) {
    return Visible.cut(name, LONGEST);
  }
}
