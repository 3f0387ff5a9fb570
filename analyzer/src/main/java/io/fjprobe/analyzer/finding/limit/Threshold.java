package io.fjprobe.analyzer.finding.limit;

import java.util.Map;
import java.util.Objects;

/**
 * A quantity that makes a finding a remark or a warning. Each constant is a handle for one name in
 * thresholds.txt, which has the values.
 */
public enum Threshold {
  JOIN_ORDER,
  UNMANAGED_BLOCKING,
  UNMANAGED_BLOCKING_MONITORS,
  MANAGED_BLOCKING,
  SPARE_WORKERS,
  SPARE_WORKERS_RATE,
  REJECTED_COMPENSATIONS,
  COMMON_POOL,
  POOL_PER_OPERATION,
  POOL_PER_OPERATION_THREADS,
  FINE_TASKS,
  FINE_TASKS_POOL_WORK,
  FINE_TASKS_LIBRARIES,
  SUBMISSION_BOUND,
  SUBMISSION_CONTENTION,
  STARVED_SUBMISSIONS,
  STARVED_SUBMISSIONS_STRETCH,
  QUEUE_GROWTH,
  IDLE_WORKERS,
  LITTLE_PARALLELISM,
  IMBALANCE,
  SIGNALLING,
  OVERSUBSCRIBED,
  OFF_CPU,
  INTERPRETED_CODE,
  BUSY_WAITING,
  EXCEPTIONS,
  EXCEPTIONS_SAMPLES,
  EXCEPTIONS_RATE,
  PINNED_CARRIERS,
  PINNED_CARRIERS_NATIVE,
  BUSY_CARRIERS,
  RESIDUAL,
  UNOBSERVED_WORKERS,
  THREAD_PER_TASK,
  THREAD_PER_TASK_OTHERS,
  GC_PAUSES,
  COMPILATION,
  CPU_ELSEWHERE,
  CPU_ELSEWHERE_UNUSED_POOL,
  CPU_ELSEWHERE_ONE_THREAD,
  LOCK_CONTENTION,
  SATURATED_EXECUTOR,
  BLOCKED_EVENT_LOOP,
  SERIALIZED_BLOCKING,
  IDLE_WORKERS_ALONE,
  CPU_ELSEWHERE_ALONE;

  private static final Map<Threshold, ThresholdRow> ROWS =
      TableFile.rows("thresholds.txt", Threshold.class, ThresholdRow::of);

  /** This is what the table says of it. */
  public ThresholdRow row() {
    return Objects.requireNonNull(ROWS.get(this), "the table has a row for each constant");
  }
}
