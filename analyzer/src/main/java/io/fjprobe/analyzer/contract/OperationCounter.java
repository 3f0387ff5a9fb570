package io.fjprobe.analyzer.contract;

/** A number of {@code fjprobe.OperationStatistics}, cumulative since the operation was observed. */
public enum OperationCounter implements Counter {
  STARTED("started"),
  ENDED("ended"),
  FAILED("failed"),
  NOT_AWAITED("notAwaited"),
  TIME("time"),
  CPU_TIME("cpuTime");

  private final String field;

  OperationCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
