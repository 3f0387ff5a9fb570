package io.fjprobe.analyzer.contract;

/** What is known of executors that are no Fork/Join pools, beside their queues. */
public enum ExecutorKind {
  /** All threads that are known by this name are of one and the same executor. */
  ONE,
  /** It runs tasks at given times: if some are due and wait, they are late. */
  SCHEDULES,
  /**
   * It never starts more than its core threads, whatever its maximum, because its queue has no
   * limit and so is never full.
   */
  NEVER_GROWS
}
