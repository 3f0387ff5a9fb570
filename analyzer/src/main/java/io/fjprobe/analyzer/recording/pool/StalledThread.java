package io.fjprobe.analyzer.recording.pool;

import io.fjprobe.analyzer.contract.StallRole;

/**
 * One {@code fjprobe.StalledThread}; texts are empty where nothing is known.
 *
 * @param threads that wait alike
 * @param waitsForQueued what it waits for is a task in a queue of the pool that stands still
 */
public record StalledThread(
    long nanos,
    String thread,
    int threads,
    StallRole role,
    String state,
    String waitsFor,
    boolean waitsForQueued,
    String heldBy,
    String line,
    String stack) {}
