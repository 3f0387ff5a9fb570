package io.fjprobe.analyzer.contract;

/** A number of {@code jdk.CompilerStatistics}, cumulative since the JVM began. */
public enum CompilerCounter implements Counter {
  COMPILATIONS("compileCount"),
  MILLIS("totalTimeSpent");

  private final String field;

  CompilerCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
