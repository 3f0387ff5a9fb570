package io.fjprobe.analyzer.account.stall;

import io.fjprobe.analyzer.contract.StallRole;

/**
 * Threads that wait alike while their pool stands still; texts are empty where nothing is known.
 *
 * @param thread name of one of them
 * @param waitsFor class of the lock, the task, or of what it is parked on
 * @param waitsForQueued that is a task in a queue of this pool
 * @param stack frames with semicolons between them
 */
public record StalledRow(
    StallRole role,
    long threads,
    String thread,
    String state,
    String waitsFor,
    boolean waitsForQueued,
    String heldBy,
    String line,
    String stack) {}
