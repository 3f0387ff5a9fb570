-- title: Services that are slower or faster on another JDK
-- about: The mean of each JVM is one value; JVMs of two JDKs are compared by Welch's test on logarithms. Differences are named if they hold after the correction of Benjamini and Hochberg at 5 %, so that without any difference about 1 report in 20 names one. Without operations, the time of workers per task stands in, which also changes when the tasks do.
-- course: mean time per operation (ns)
-- by: service
-- across: jdk_feature
-- statistic: jdk-pairs
SELECT
  ${by}, measure, jdk_feature, jvm_id, value
FROM (
  SELECT
    ${by}, CONCAT('time per operation ', operation) AS measure, jdk_feature, jvm_id,
    CAST(SUM(CAST(FLOOR(operation_nanos + 0.5) AS DECIMAL(18, 0))) AS DOUBLE)
      / NULLIF(CAST(SUM(CAST(FLOOR(operations * 1000000 + 0.5) AS DECIMAL(18, 0))) AS DOUBLE) / 1000000, 0)
        AS value
  FROM operations
  WHERE operation_nanos IS NOT NULL
  GROUP BY ${by}, operation, jdk_feature, jvm_id
  UNION ALL
  SELECT
    ${by}, 'busy worker time per task' AS measure, jdk_feature, jvm_id,
    (worker_nanos - idle_nanos) / tasks AS value
  FROM jvm_totals
  WHERE operations IS NULL AND tasks > 0 AND worker_nanos > idle_nanos
) AS measures
WHERE value > 0 AND jdk_feature IS NOT NULL;

-- totals
SELECT * FROM jvm_totals;

-- evidence
SELECT ${by}, jdk_feature, instance, file
FROM (
  SELECT
    ${by}, jdk_feature, instance, file,
    ROW_NUMBER() OVER (
      PARTITION BY ${by}, jdk_feature ORDER BY recording_start, recording_id) AS place
  FROM recordings
) AS placed
WHERE place <= 3
ORDER BY ${by}, jdk_feature, place;

-- series
SELECT
  ${by}, date_trunc('${unit}', window_start) AS moment,
  CAST(SUM(CAST(FLOOR(operation_nanos + 0.5) AS DECIMAL(18, 0))) AS DOUBLE)
    / NULLIF(CAST(SUM(CAST(FLOOR(operations * 1000000 + 0.5) AS DECIMAL(18, 0))) AS DOUBLE) / 1000000, 0)
      AS value
FROM operations
WHERE operation_nanos IS NOT NULL AND operations > 0
GROUP BY ${by}, date_trunc('${unit}', window_start);
