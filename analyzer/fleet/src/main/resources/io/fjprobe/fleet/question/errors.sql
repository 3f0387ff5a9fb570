-- title: Recordings that could not be read
-- about: Files whose facts are missing, or missing in part.
-- by:
-- key: file
SELECT file, partial, reason
FROM errors
ORDER BY partial, file;
