package io.fjprobe.analyzer.account.machine;

/**
 * What a recording lacks.
 *
 * @param lostBytes of events, as the Flight Recorder says
 * @param truncated parts of the recording could not be read
 * @param ended the JVM says in it that it shut down
 */
public record Completeness(long lostBytes, boolean truncated, boolean ended) {}
