package io.fjprobe.analyzer.contract;

/** A number of {@code jdk.ExceptionStatistics}, cumulative since the JVM began. */
public enum ThrowableCounter implements Counter {
  MADE("throwables");

  private final String field;

  ThrowableCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
