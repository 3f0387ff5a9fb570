-- title: Findings that cost the most worker time
-- about: Findings about whole recordings. Their worker time may overlap, so it does not add up.
-- course: mean score
-- by: service
-- key: finding
SELECT
  ${by}, finding,
  COUNT(DISTINCT jvm_id) AS jvms,
  CAST(SUM(CAST(lost_nanos AS DECIMAL(18, 0))) AS DOUBLE) / 3600000000000 AS lost_hours,
  MAX(score) AS worst_score,
  SUM(CASE WHEN severity = 'warning' THEN 1 ELSE 0 END) AS warnings
FROM findings
WHERE window_start IS NULL AND severity IN ('info', 'warning')
GROUP BY ${by}, finding
ORDER BY lost_hours DESC NULLS LAST, worst_score DESC, jvms DESC, finding, ${by};

-- evidence
SELECT ${by}, finding, instance, pool, score, summary, file
FROM (
  SELECT
    ${by}, finding, instance, pool, score, summary, recording_id,
    ROW_NUMBER() OVER (
      PARTITION BY ${by}, finding ORDER BY score DESC, recording_id, row_key) AS place
  FROM findings
  WHERE window_start IS NULL AND severity IN ('info', 'warning')
) AS placed
JOIN (SELECT recording_id, file FROM recordings) AS files USING (recording_id)
WHERE place <= 3
ORDER BY ${by}, finding, place;

-- series
SELECT
  ${by}, finding, date_trunc('${unit}', window_start) AS moment, AVG(CAST(score AS DOUBLE)) AS value
FROM findings
WHERE window_start IS NOT NULL
GROUP BY ${by}, finding, date_trunc('${unit}', window_start);
