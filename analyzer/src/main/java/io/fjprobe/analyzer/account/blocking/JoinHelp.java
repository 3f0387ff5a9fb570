package io.fjprobe.analyzer.account.blocking;

/**
 * What waiters did while they waited.
 *
 * @param helpedTasks run by the waiters
 * @param helpNanos that they took
 */
public record JoinHelp(long helpedTasks, long helpNanos) {}
