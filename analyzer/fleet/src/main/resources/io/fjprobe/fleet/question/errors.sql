-- title: Recordings that could not be read
-- about: Files whose facts are missing, or missing in part. A file that was read later is left out.
-- by:
-- key: file
SELECT file, partial, reason
FROM errors
WHERE partial OR file NOT IN (SELECT file FROM recordings)
ORDER BY partial, file, reason;
