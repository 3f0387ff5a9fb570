package io.fjprobe.analyzer.finding;

/**
 * These are the ways in which a finding can be known. A warning needs a finding that is seen or
 * sampled.
 */
public enum KnownBy {
  /** It was counted or timed where it happens. */
  SEEN("measured"),
  /** It lies between two figures that are certain, or it is at least as large as one of them. */
  BOUNDED("known within bounds"),
  /** It is estimated from a part of the events. */
  SAMPLED("sampled"),
  /** It is what is left when all that was recorded is subtracted, or nothing is known about it. */
  UNKNOWN("unknown");

  private final String words;

  KnownBy(String words) {
    this.words = words;
  }

  public String words() {
    return words;
  }

  boolean isEnoughForAWarning() {
    return this == SEEN || this == SAMPLED;
  }
}
