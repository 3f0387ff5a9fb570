-- title: Changes of the JDK, and whom they concern
-- about: A change concerns a service that runs on both sides of it and shows its signature: what it does more or less of differs by at least 20 %, and by more than chance. A change lies ahead of a service that runs on the older side alone and does what the change is about.
-- by: service
-- across: jdk_feature
-- statistic: jdk-changes
SELECT * FROM jvm_totals
WHERE jdk_feature IS NOT NULL;

-- evidence
SELECT ${by}, jdk_feature, instance, file
FROM (
  SELECT
    ${by}, jdk_feature, instance, file,
    ROW_NUMBER() OVER (
      PARTITION BY ${by}, jdk_feature ORDER BY recording_start, recording_id) AS place
  FROM recordings
) AS placed
WHERE place <= 1
ORDER BY ${by}, jdk_feature, place;
