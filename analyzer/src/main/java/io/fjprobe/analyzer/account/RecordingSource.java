package io.fjprobe.analyzer.account;

/**
 * The file, and the time that it is about.
 *
 * @param start as ISO-8601 in UTC
 */
public record RecordingSource(String file, String start, long durationNanos, int chunks) {}
