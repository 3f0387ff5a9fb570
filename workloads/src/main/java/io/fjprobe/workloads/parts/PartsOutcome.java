package io.fjprobe.workloads.parts;

/** The merged result of parts, and how many tasks that took. */
public final class PartsOutcome<R> {
  /** Of tasks that belong to the JDK and cannot be counted. */
  static final long NOT_RECORDED = -1;

  public final R result;

  /** Tasks that ran, or {@link #NOT_RECORDED}. */
  final long tasks;

  /** Tasks that should have run; the same where they cannot be known beforehand. */
  final long tasksExpected;

  PartsOutcome(R result, long tasks, long tasksExpected) {
    this.result = result;
    this.tasks = tasks;
    this.tasksExpected = tasksExpected;
  }
}
