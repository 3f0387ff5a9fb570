package io.fjprobe.analyzer.recording.stack;

import io.fjprobe.analyzer.text.Visible;

/** Names of threads, pools, classes and the like. */
public final class Names {

  /** Nobody reads more of one, and a recording may have many. */
  private static final int LONGEST = 500;

  private Names() {}

  public static String cut(String name) {
    return Visible.cut(name, LONGEST);
  }
}
