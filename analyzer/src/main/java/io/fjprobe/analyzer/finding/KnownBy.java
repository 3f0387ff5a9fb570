package io.fjprobe.analyzer.finding;

/** How a finding is known. What rests on less than sight or a sample is no warning. */
public enum KnownBy {
  /** Counted or timed where it happens. */
  SEEN("measured"),
  /** Lies between two figures that are certain, or is at least one of them. */
  BOUNDED("known within bounds"),
  /** Estimated from a part of the events. */
  SAMPLED("sampled"),
  /** What is left when all that was recorded is taken away, or not even that. */
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
