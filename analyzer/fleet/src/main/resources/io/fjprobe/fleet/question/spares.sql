-- title: Spare workers and rejected compensations
-- about: Blocked workers for which pools started another worker, and tasks that failed because none could be started.
-- course: spare workers created
-- by: service,jdk_feature
-- key: pool_kind
SELECT
  ${by}, pool_kind,
  COUNT(DISTINCT jvm_id) AS jvms,
  CAST(SUM(CAST(refusals AS DECIMAL(18, 0))) AS DOUBLE) AS refusals,
  CAST(SUM(CAST(spares_created AS DECIMAL(18, 0))) AS DOUBLE) AS spares_created,
  CAST(SUM(CAST(spares_created AS DECIMAL(18, 0))) AS DOUBLE)
    / NULLIF(CAST(SUM(CAST(window_nanos AS DECIMAL(18, 0))) AS DOUBLE) / 3600000000000, 0)
    AS spares_an_hour,
  MAX(peak_workers - parallelism) AS workers_above_parallelism
FROM facts
GROUP BY ${by}, pool_kind
HAVING SUM(spares_created) > 0 OR SUM(refusals) > 0
ORDER BY refusals DESC NULLS LAST, spares_an_hour DESC NULLS LAST, ${by}, pool_kind;

-- evidence
SELECT ${by}, pool_kind, instance, pool, spares_created, refusals, peak_workers, file
FROM (
  SELECT
    ${by}, pool_kind, instance, pool, spares_created, refusals, peak_workers, recording_id,
    ROW_NUMBER() OVER (
      PARTITION BY ${by}, pool_kind ORDER BY refusals DESC, spares_created DESC, row_key) AS place
  FROM facts
  WHERE spares_created > 0 OR refusals > 0
) AS placed
JOIN (SELECT recording_id, file FROM recordings) AS files USING (recording_id)
WHERE place <= 3
ORDER BY ${by}, pool_kind, place;

-- series
SELECT
  ${by}, pool_kind, date_trunc('${unit}', window_start) AS moment,
  CAST(SUM(CAST(spares_created AS DECIMAL(18, 0))) AS DOUBLE) AS value
FROM facts
WHERE spares_created IS NOT NULL
GROUP BY ${by}, pool_kind, date_trunc('${unit}', window_start);
