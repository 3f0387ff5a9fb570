-- title: Virtual-thread schedulers that are starved
-- about: In at least 1 of 10 windows the carriers were busy or pinned for 90 % of what the parallelism allows.
-- course: busy part of the parallelism (0 to 1)
-- by: service,jdk_feature
SELECT ${by}, jvms, full_share, mean_busy_share, unmanaged_share, parallelism
FROM (
  SELECT
    ${by},
    COUNT(DISTINCT jvm_id) AS jvms,
    CAST(SUM(CASE WHEN busy_share >= 0.9 THEN 1 ELSE 0 END) AS DOUBLE) / COUNT(*) AS full_share,
    CAST(SUM(CAST(worker_nanos - idle_nanos AS DECIMAL(18, 0))) AS DOUBLE)
      / CAST(SUM(CAST(window_nanos * parallelism AS DECIMAL(18, 0))) AS DOUBLE) AS mean_busy_share,
    CAST(SUM(CAST(unmanaged_blocked_nanos AS DECIMAL(18, 0))) AS DOUBLE)
      / CAST(SUM(CAST(worker_nanos AS DECIMAL(18, 0))) AS DOUBLE)
      AS unmanaged_share,
    MAX(parallelism) AS parallelism
  FROM (
    SELECT
      ${by}, jvm_id, parallelism, unmanaged_blocked_nanos, worker_nanos, idle_nanos, window_nanos,
      CAST(worker_nanos - idle_nanos AS DOUBLE) / window_nanos / parallelism AS busy_share
    FROM facts
    WHERE pool_kind = 'virtual-thread scheduler' AND idle_nanos IS NOT NULL
      AND window_nanos > 0 AND parallelism > 0 AND worker_nanos > 0
  ) AS windows
  GROUP BY ${by}
) AS schedulers
WHERE full_share >= 0.1
ORDER BY full_share DESC, jvms DESC, ${by};

-- evidence
SELECT ${by}, instance, finding, score, summary, file
FROM (
  SELECT
    ${by}, instance, finding, score, summary, recording_id,
    ROW_NUMBER() OVER (PARTITION BY ${by} ORDER BY score DESC, recording_id, row_key) AS place
  FROM findings
  WHERE window_start IS NULL AND finding IN ('busy-carriers', 'pinned-carriers')
    AND severity IN ('info', 'warning')
) AS placed
JOIN (SELECT recording_id, file FROM recordings) AS files USING (recording_id)
WHERE place <= 3
ORDER BY ${by}, place;

-- series
SELECT
  ${by}, date_trunc('${unit}', window_start) AS moment,
  CAST(SUM(CAST(worker_nanos - idle_nanos AS DECIMAL(18, 0))) AS DOUBLE)
    / CAST(SUM(CAST(window_nanos * parallelism AS DECIMAL(18, 0))) AS DOUBLE) AS value
FROM facts
WHERE pool_kind = 'virtual-thread scheduler' AND idle_nanos IS NOT NULL
  AND window_nanos > 0 AND parallelism > 0
GROUP BY ${by}, date_trunc('${unit}', window_start);
