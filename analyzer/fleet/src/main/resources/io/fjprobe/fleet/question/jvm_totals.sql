-- What each JVM did in all of its windows: a view that other questions use.
SELECT
  ${by}, jvm_id, jdk_feature, instance, observed_nanos, operations, operation_nanos, operation_names,
  tasks, worker_nanos, cpu_nanos,
  work_nanos, fork_join_nanos, scan_nanos, join_blocked_nanos, managed_blocked_nanos,
  unmanaged_blocked_nanos, idle_nanos, spin_nanos, cpu_wait_nanos, off_cpu_nanos, paused_nanos,
  unattributed_nanos,
  forks, submissions, worker_steals, help_steals, signal_attempts, spares_created, active_lowered,
  managed_blocked_count, pinned_events, threads_started
FROM (
  SELECT
    ${by}, jvm_id, jdk_feature, instance,
    CAST(SUM(CAST(window_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS observed_nanos,
    CAST(SUM(CAST(threads_started AS DECIMAL(18, 0))) AS DOUBLE) AS threads_started,
    CAST(SUM(CAST(pinned_events AS DECIMAL(18, 0))) AS DOUBLE) AS pinned_events
  FROM jvms
  GROUP BY ${by}, jvm_id, jdk_feature, instance
) AS of_jvms
LEFT JOIN (
  SELECT
    jvm_id,
    CAST(SUM(CAST(tasks AS DECIMAL(18, 0))) AS DOUBLE) AS tasks,
    CAST(SUM(CAST(worker_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS worker_nanos,
    CAST(SUM(CAST(cpu_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS cpu_nanos,
    CAST(SUM(CAST(work_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS work_nanos,
    CAST(SUM(CAST(fork_join_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS fork_join_nanos,
    CAST(SUM(CAST(scan_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS scan_nanos,
    CAST(SUM(CAST(join_blocked_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS join_blocked_nanos,
    CAST(SUM(CAST(managed_blocked_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS managed_blocked_nanos,
    CAST(SUM(CAST(unmanaged_blocked_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS unmanaged_blocked_nanos,
    CAST(SUM(CAST(idle_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS idle_nanos,
    CAST(SUM(CAST(spin_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS spin_nanos,
    CAST(SUM(CAST(cpu_wait_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS cpu_wait_nanos,
    CAST(SUM(CAST(off_cpu_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS off_cpu_nanos,
    CAST(SUM(CAST(paused_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS paused_nanos,
    CAST(SUM(CAST(unattributed_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS unattributed_nanos,
    CAST(SUM(CAST(forks AS DECIMAL(18, 0))) AS DOUBLE) AS forks,
    CAST(SUM(CAST(submissions AS DECIMAL(18, 0))) AS DOUBLE) AS submissions,
    CAST(SUM(CAST(worker_steals AS DECIMAL(18, 0))) AS DOUBLE) AS worker_steals,
    CAST(SUM(CAST(join_help_steals + completer_help_steals + quiesce_help_steals
      + external_help_steals AS DECIMAL(18, 0))) AS DOUBLE) AS help_steals,
    CAST(SUM(CAST(signal_attempts AS DECIMAL(18, 0))) AS DOUBLE) AS signal_attempts,
    CAST(SUM(CAST(spares_created AS DECIMAL(18, 0))) AS DOUBLE) AS spares_created,
    CAST(SUM(CAST(active_lowered AS DECIMAL(18, 0))) AS DOUBLE) AS active_lowered,
    CAST(SUM(CAST(managed_blocked_count AS DECIMAL(18, 0))) AS DOUBLE) AS managed_blocked_count
  FROM facts
  GROUP BY jvm_id
) AS of_pools USING (jvm_id)
LEFT JOIN (
  SELECT
    jvm_id,
    CAST(SUM(CAST(FLOOR(operations * 1000000 + 0.5) AS DECIMAL(18, 0))) AS DOUBLE) / 1000000
      AS operations,
    CAST(SUM(CAST(FLOOR(operation_nanos + 0.5) AS DECIMAL(18, 0))) AS DOUBLE) AS operation_nanos,
    COUNT(DISTINCT operation) AS operation_names
  FROM operations
  GROUP BY jvm_id
) AS of_operations USING (jvm_id)
