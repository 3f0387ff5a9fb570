-- title: What was observed
-- about: JVMs, recordings and hours that the other answers rest on. not_recorded counts JVMs whose agent could not record something.
-- by: service,jdk_feature
SELECT
  ${by},
  COUNT(DISTINCT jvm_id) AS jvms,
  COUNT(*) AS recordings,
  CAST(SUM(CAST(recording_nanos AS DECIMAL(18, 0))) AS DOUBLE) / 3600000000000 AS hours,
  SUM(CASE WHEN not_recorded = '' THEN 0 ELSE 1 END) AS not_recorded,
  SUM(CASE WHEN problems > 0 OR lost_bytes > 0 THEN 1 ELSE 0 END) AS damaged
FROM recordings
GROUP BY ${by}
ORDER BY ${by};
