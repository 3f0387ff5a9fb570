package io.fjprobe.analyzer.contract;

/** A number of {@code fjprobe.LifeStatistics}, cumulative since the JVM began. */
public enum LifeCounter implements Counter {
  POOLS_STARTED("poolsStarted"),
  POOLS_ENDED("poolsEnded"),
  POOLS_UNRECORDED("poolsUnrecorded"),
  TASKS_UNRECORDED("tasksUnrecorded"),
  WORKERS_ENDED("workersEnded"),
  WORKERS_UNRECORDED("workersUnrecorded"),
  PROCESS_CPU_TIME("processCpuTime");

  private final String field;

  LifeCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
