package io.fjprobe.analyzer.contract;

/** A number of {@code jdk.JavaThreadStatistics}, cumulative since the JVM began. */
public enum ThreadCounter implements Counter {
  STARTED("accumulatedCount");

  private final String field;

  ThreadCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
