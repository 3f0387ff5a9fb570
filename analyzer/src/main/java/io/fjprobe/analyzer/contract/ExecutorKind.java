package io.fjprobe.analyzer.contract;

/** What is known of an executor that is no Fork/Join pool, beside its queue. */
public enum ExecutorKind {
  /** It runs tasks at given times: if some are due and wait, they are late. */
  SCHEDULES,
  /**
   * It never starts more than its core threads, whatever its maximum, because its queue has no
   * limit and so is never full.
   */
  NEVER_GROWS
}
