-- title: Common pools that blocking work shares
-- about: At least 10 % of the worker time of the common pool is blocked without its knowledge.
-- course: blocked part of worker time (0 to 1)
-- by: service,jdk_feature
SELECT
  ${by}, jvms, blocked_hours, blocked_share, work_share, parallelism
FROM (
  SELECT
    ${by},
    COUNT(DISTINCT jvm_id) AS jvms,
    CAST(SUM(CAST(unmanaged_blocked_nanos AS DECIMAL(18, 0))) AS DOUBLE) / 3600000000000
      AS blocked_hours,
    CAST(SUM(CAST(unmanaged_blocked_nanos AS DECIMAL(18, 0))) AS DOUBLE)
      / CAST(SUM(CAST(worker_nanos AS DECIMAL(18, 0))) AS DOUBLE)
      AS blocked_share,
    CAST(SUM(CAST(work_nanos AS DECIMAL(18, 0))) AS DOUBLE)
      / CAST(SUM(CAST(worker_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS work_share,
    MAX(parallelism) AS parallelism
  FROM facts
  WHERE pool_kind = 'common' AND unmanaged_blocked_nanos IS NOT NULL AND worker_nanos > 0
  GROUP BY ${by}
) AS shares
WHERE blocked_share >= 0.1
ORDER BY blocked_hours DESC, ${by};

-- evidence
SELECT ${by}, instance, finding, score, summary, file
FROM (
  SELECT
    ${by}, instance, finding, score, summary, recording_id,
    ROW_NUMBER() OVER (PARTITION BY ${by} ORDER BY score DESC, recording_id, row_key) AS place
  FROM findings
  WHERE window_start IS NULL AND finding IN ('common-pool', 'unmanaged-blocking')
    AND severity IN ('info', 'warning')
) AS placed
JOIN (SELECT recording_id, file FROM recordings) AS files USING (recording_id)
WHERE place <= 3
ORDER BY ${by}, place;

-- series
SELECT
  ${by}, date_trunc('${unit}', window_start) AS moment,
  CAST(SUM(CAST(unmanaged_blocked_nanos AS DECIMAL(18, 0))) AS DOUBLE)
    / CAST(SUM(CAST(worker_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS value
FROM facts
WHERE pool_kind = 'common' AND unmanaged_blocked_nanos IS NOT NULL AND worker_nanos > 0
GROUP BY ${by}, date_trunc('${unit}', window_start);
