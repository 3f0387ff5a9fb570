package io.fjprobe.analyzer.contract;

/** A number of {@code fjprobe.WorkerStatistics}, cumulative since the worker began. */
public enum WorkerCounter implements Counter {
  WORKERS("workers"),
  LIFETIME("lifetime"),
  FORKS("forks"),
  SUBMISSIONS_TAKEN("submissionsTaken"),
  WORKER_STEALS("workerSteals"),
  HELP_STEALS("helpSteals"),
  LOST_STEALS("lostSteals"),
  TASKS_RUN("tasksRun"),
  SPIN_TIME("spinTime"),
  IDLE_COUNT("idleCount"),
  IDLE_TIME("idleTime"),
  JOIN_BLOCKED_COUNT("joinBlockedCount"),
  JOIN_BLOCKED_TIME("joinBlockedTime"),
  MANAGED_BLOCKED_COUNT("managedBlockedCount"),
  MANAGED_BLOCKED_TIME("managedBlockedTime"),
  HELP_TIME("helpTime"),
  MONITOR_COUNT("monitorCount"),
  WAIT_COUNT("waitCount");

  private final String field;

  WorkerCounter(String field) {
    this.field = field;
  }

  @Override
  public String field() {
    return field;
  }
}
