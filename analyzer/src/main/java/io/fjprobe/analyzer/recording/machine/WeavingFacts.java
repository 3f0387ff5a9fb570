package io.fjprobe.analyzer.recording.machine;

/**
 * How far the agent could put its hooks into the pool.
 *
 * @param woven join points
 * @param missing join points, with commas between them
 * @param suppressedErrors in hooks; -1 if the agent did not say
 * @param firstError of these; empty: there was none
 */
public record WeavingFacts(long woven, String missing, long suppressedErrors, String firstError) {}
