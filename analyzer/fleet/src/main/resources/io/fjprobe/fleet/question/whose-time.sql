-- title: Lines that hold up the most wall time
-- about: From looks at all threads. What holds up less than 5 % of it is left out, and time in which nothing is asked. mean_waiters counts threads that wait meanwhile for a lock that is held there.
-- course: wall time in hours
-- by: service
-- key: activity,at_line
SELECT ${by}, activity, at_line, jvms, wall_hours, wall_share, mean_waiters
FROM (
  SELECT
    ${by}, activity, COALESCE(line, 'not known') AS at_line,
    COUNT(DISTINCT jvm_id) AS jvms,
    CAST(SUM(CAST(wall_nanos AS DECIMAL(18, 0))) AS DOUBLE) / 3600000000000 AS wall_hours,
    CAST(SUM(CAST(wall_nanos AS DECIMAL(18, 0))) AS DOUBLE) / MAX(looked_nanos) AS wall_share,
    CAST(SUM(CAST(waiting_nanos AS DECIMAL(18, 0))) AS DOUBLE)
      / CAST(SUM(CAST(wall_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS mean_waiters
  FROM moments
  JOIN (
    SELECT ${by}, CAST(SUM(CAST(looked_nanos AS DECIMAL(18, 0))) AS DOUBLE) AS looked_nanos
    FROM jvms
    WHERE looked_nanos > 0
    GROUP BY ${by}
  ) AS looked USING (${by})
  WHERE activity <> 'not_asked' AND wall_nanos > 0
  GROUP BY ${by}, activity, COALESCE(line, 'not known')
) AS shares
WHERE wall_share >= 0.05
ORDER BY wall_hours DESC, activity, at_line, ${by};

-- evidence
SELECT ${by}, activity, at_line, instance, place, caller, called, wall_seconds, file
FROM (
  SELECT
    ${by}, activity, COALESCE(line, 'not known') AS at_line, instance, place, caller, called,
    CAST(wall_nanos AS DOUBLE) / 1000000000 AS wall_seconds, recording_id,
    ROW_NUMBER() OVER (
      PARTITION BY ${by}, activity, COALESCE(line, 'not known')
      ORDER BY wall_nanos DESC, recording_id, row_key) AS ranked
  FROM moments
  WHERE activity <> 'not_asked' AND wall_nanos > 0
) AS ordered
JOIN (SELECT recording_id, file FROM recordings) AS files USING (recording_id)
WHERE ranked <= 3
ORDER BY ${by}, activity, at_line, ranked;

-- series
SELECT
  ${by}, activity, COALESCE(line, 'not known') AS at_line,
  date_trunc('${unit}', window_start) AS moment,
  CAST(SUM(CAST(wall_nanos AS DECIMAL(18, 0))) AS DOUBLE) / 3600000000000 AS value
FROM moments
WHERE activity <> 'not_asked' AND wall_nanos > 0
GROUP BY ${by}, activity, COALESCE(line, 'not known'), date_trunc('${unit}', window_start);
