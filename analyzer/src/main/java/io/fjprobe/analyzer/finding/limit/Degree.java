package io.fjprobe.analyzer.finding.limit;

import java.util.Locale;

/** A threshold has a value for each of these, or for one of them. */
public enum Degree {
  REMARK,
  WARNING;

  /** This is the last part of the name of a limit. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
