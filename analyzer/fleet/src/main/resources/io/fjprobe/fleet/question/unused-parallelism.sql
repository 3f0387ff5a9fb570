-- title: Pools that never use their parallelism
-- about: In no window were more than half of the workers that the parallelism allows busy, on average over the window.
-- course: busy workers
-- by: service
-- key: pool
SELECT ${by}, pool, jvms, hours, parallelism, most_busy, mean_busy
FROM (
  SELECT
    ${by}, pool,
    COUNT(DISTINCT jvm_id) AS jvms,
    CAST(SUM(CAST(window_nanos AS DECIMAL(18, 0))) AS DOUBLE) / 3600000000000 AS hours,
    MIN(parallelism) AS parallelism,
    MAX(busy) AS most_busy,
    CAST(SUM(CAST(worker_nanos - idle_nanos AS DECIMAL(18, 0))) AS DOUBLE)
      / CAST(SUM(CAST(window_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS mean_busy,
    MAX(busy / parallelism) AS most_share
  FROM (
    SELECT
      ${by}, pool, jvm_id, window_nanos, parallelism, worker_nanos, idle_nanos,
      CAST(worker_nanos - idle_nanos AS DOUBLE) / window_nanos AS busy
    FROM facts
    WHERE parallelism > 1 AND idle_nanos IS NOT NULL AND window_nanos > 0
      AND pool_kind <> 'virtual-thread scheduler'
  ) AS windows
  GROUP BY ${by}, pool
) AS pools
WHERE most_share < 0.5
ORDER BY parallelism - most_busy DESC, hours DESC, ${by}, pool;

-- evidence
SELECT ${by}, pool, instance, parallelism, workers, tasks, file
FROM (
  SELECT
    ${by}, pool, instance, parallelism, workers, tasks, recording_id,
    ROW_NUMBER() OVER (
      PARTITION BY ${by}, pool ORDER BY worker_nanos - idle_nanos DESC, row_key) AS place
  FROM facts
  WHERE parallelism > 1 AND idle_nanos IS NOT NULL
) AS placed
JOIN (SELECT recording_id, file FROM recordings) AS files USING (recording_id)
WHERE place <= 3
ORDER BY ${by}, pool, place;

-- series
SELECT
  ${by}, pool, date_trunc('${unit}', window_start) AS moment,
  CAST(SUM(CAST(worker_nanos - idle_nanos AS DECIMAL(18, 0))) AS DOUBLE)
    / CAST(SUM(CAST(window_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS value
FROM facts
WHERE parallelism > 1 AND idle_nanos IS NOT NULL AND window_nanos > 0
GROUP BY ${by}, pool, date_trunc('${unit}', window_start);
