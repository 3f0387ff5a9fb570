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
    SUM(CAST(window_nanos AS DOUBLE)) AS observed_nanos,
    SUM(CAST(threads_started AS DOUBLE)) AS threads_started,
    SUM(CAST(pinned_events AS DOUBLE)) AS pinned_events
  FROM jvms
  GROUP BY ${by}, jvm_id, jdk_feature, instance
) AS of_jvms
LEFT JOIN (
  SELECT
    jvm_id,
    SUM(CAST(tasks AS DOUBLE)) AS tasks,
    SUM(CAST(worker_nanos AS DOUBLE)) AS worker_nanos,
    SUM(CAST(cpu_nanos AS DOUBLE)) AS cpu_nanos,
    SUM(CAST(work_nanos AS DOUBLE)) AS work_nanos,
    SUM(CAST(fork_join_nanos AS DOUBLE)) AS fork_join_nanos,
    SUM(CAST(scan_nanos AS DOUBLE)) AS scan_nanos,
    SUM(CAST(join_blocked_nanos AS DOUBLE)) AS join_blocked_nanos,
    SUM(CAST(managed_blocked_nanos AS DOUBLE)) AS managed_blocked_nanos,
    SUM(CAST(unmanaged_blocked_nanos AS DOUBLE)) AS unmanaged_blocked_nanos,
    SUM(CAST(idle_nanos AS DOUBLE)) AS idle_nanos,
    SUM(CAST(spin_nanos AS DOUBLE)) AS spin_nanos,
    SUM(CAST(cpu_wait_nanos AS DOUBLE)) AS cpu_wait_nanos,
    SUM(CAST(off_cpu_nanos AS DOUBLE)) AS off_cpu_nanos,
    SUM(CAST(paused_nanos AS DOUBLE)) AS paused_nanos,
    SUM(CAST(unattributed_nanos AS DOUBLE)) AS unattributed_nanos,
    SUM(CAST(forks AS DOUBLE)) AS forks,
    SUM(CAST(submissions AS DOUBLE)) AS submissions,
    SUM(CAST(worker_steals AS DOUBLE)) AS worker_steals,
    SUM(CAST(join_help_steals + completer_help_steals + quiesce_help_steals
      + external_help_steals AS DOUBLE)) AS help_steals,
    SUM(CAST(signal_attempts AS DOUBLE)) AS signal_attempts,
    SUM(CAST(spares_created AS DOUBLE)) AS spares_created,
    SUM(CAST(active_lowered AS DOUBLE)) AS active_lowered,
    SUM(CAST(managed_blocked_count AS DOUBLE)) AS managed_blocked_count
  FROM facts
  GROUP BY jvm_id
) AS of_pools USING (jvm_id)
LEFT JOIN (
  SELECT
    jvm_id,
    SUM(operations) AS operations,
    SUM(operation_nanos) AS operation_nanos,
    COUNT(DISTINCT operation) AS operation_names
  FROM operations
  GROUP BY jvm_id
) AS of_operations USING (jvm_id)
