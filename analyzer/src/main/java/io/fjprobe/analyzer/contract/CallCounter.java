package io.fjprobe.analyzer.contract;

/** A number of {@code fjprobe.CallStatistics}, cumulative since the name was observed. */
public enum CallCounter implements Counter {
  CALLS("calls"),

  /** Classes in which such methods were found. */
  CLASSES("classes");

  private final String field;

  CallCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
