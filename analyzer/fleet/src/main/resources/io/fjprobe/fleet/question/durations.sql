-- title: How long joins, idle times, tasks and operations last
-- about: Merged sketches: ranks are known within 2.6 points of 100, with 99 % confidence. Events that stand for several count as often. Of idle times only those with an event are here: at level=default those of at least 10 ms.
-- by: service,jdk_feature
-- statistic: sketches
SELECT ${by}, 'blocked join' AS what, join_sketch AS sketch FROM facts
WHERE join_sketch IS NOT NULL
UNION ALL
SELECT ${by}, 'longer idle time' AS what, idle_sketch AS sketch FROM facts
WHERE idle_sketch IS NOT NULL
UNION ALL
SELECT ${by}, 'task' AS what, task_sketch AS sketch FROM facts
WHERE task_sketch IS NOT NULL
UNION ALL
SELECT ${by}, CONCAT('operation ', operation) AS what, operation_sketch AS sketch FROM operations
WHERE operation_sketch IS NOT NULL;
