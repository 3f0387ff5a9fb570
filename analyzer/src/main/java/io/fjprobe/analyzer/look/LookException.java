package io.fjprobe.analyzer.look;

import java.util.List;

/** There is nothing to be said of the JVM; the lines say why, and what to do. */
public final class LookException extends Exception {

  private static final long serialVersionUID = 1;

  private final transient List<String> lines;
  private final boolean usage;

  /**
   * @param usage the command line is the reason
   */
  LookException(List<String> lines, boolean usage) {
    super(String.join("\n", lines));
    this.lines = lines;
    this.usage = usage;
  }

  /** What to print. */
  public List<String> lines() {
    return lines;
  }

  /** Whether the command line is the reason. */
  public boolean isUsage() {
    return usage;
  }
}
