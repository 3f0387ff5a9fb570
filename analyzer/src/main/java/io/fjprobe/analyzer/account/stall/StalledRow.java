package io.fjprobe.analyzer.account.stall;

/**
 * Threads that wait alike while their pool stands still; texts are empty where nothing is known.
 *
 * @param role worker, holder (of what another waits for) or waiter (for some task)
 * @param thread name of one of them
 * @param waitsFor class of the lock, the task, or of what it is parked on
 * @param waitsForQueued that is a task in a queue of this pool
 * @param stack frames with semicolons between them
 */
public record StalledRow(
    String role,
    long threads,
    String thread,
    String state,
    String waitsFor,
    boolean waitsForQueued,
    String heldBy,
    String line,
    String stack) {}
