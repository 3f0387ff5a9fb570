package io.fjprobe.analyzer.contract;

/** A number of {@code fjprobe.ExternalWaitStatistics}, cumulative since the JVM began. */
public enum ExternalWaitCounter implements Counter {
  EXTERNAL_WAITS("externalWaits"),
  EXTERNAL_BLOCKED_TIME("externalBlockedTime"),
  VIRTUAL_WAITS("virtualWaits"),
  VIRTUAL_BLOCKED_TIME("virtualBlockedTime");

  private final String field;

  ExternalWaitCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
