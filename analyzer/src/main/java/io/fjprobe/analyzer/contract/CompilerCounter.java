package io.fjprobe.analyzer.contract;

/** A number of {@code jdk.CompilerStatistics}, cumulative since the JVM began. */
public enum CompilerCounter {
  COMPILATIONS("compileCount"),
  MILLIS("totalTimeSpent");

  private final String field;

  CompilerCounter(String field) {
    this.field = field;
  }

  public String field() {
    return field;
  }
}
