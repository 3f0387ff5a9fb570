package io.fjprobe.analyzer.export;

import java.util.Locale;

/** What the weights of stacks are. */
public enum StackKind {
  /** Microseconds of wall time that an activity holds up. */
  MOMENTS("nobody looked at all threads in it"),
  /** Microseconds that threads wait. */
  WAITS("no thread was seen to wait in it"),
  /** Tasks that were forked or submitted. */
  FORKS("no task was forked or submitted in it");

  private final String without;

  StackKind(String without) {
    this.without = without;
  }

  /** Says why a recording has no stacks of this kind, after its name and a colon. */
  public String without() {
    return without;
  }

  /** Returns its name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
