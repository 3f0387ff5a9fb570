package io.fjprobe.analyzer.contract;

/** A number of {@code jdk.ContainerCPUThrottling}, cumulative since the JVM began. */
public enum ThrottlingCounter implements Counter {
  TIME("cpuThrottledTime");

  private final String field;

  ThrottlingCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
