package io.fjprobe.analyzer.contract;

/** A number of {@code jdk.ClassLoadingStatistics}, cumulative since the JVM began. */
public enum ClassCounter implements Counter {
  LOADED("loadedClassCount");

  private final String field;

  ClassCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
