package io.fjprobe.analyzer.watch.source;

import java.util.List;

/** Nothing can be watched, or no longer; the lines say why, and what to do. */
public final class WatchException extends Exception {

  private static final long serialVersionUID = 1;

  private final transient List<String> lines;
  private final boolean usage;

  /**
   * @param usage the command line is the reason
   */
  public WatchException(List<String> lines, boolean usage) {
    super(String.join("\n", lines));
    this.lines = lines;
    this.usage = usage;
  }

  WatchException(String line) {
    this(List.of(line), false);
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
