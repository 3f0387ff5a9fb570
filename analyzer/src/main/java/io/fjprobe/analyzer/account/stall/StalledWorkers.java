package io.fjprobe.analyzer.account.stall;

/**
 * What the workers of a pool did while it stood still.
 *
 * @param inTasks workers of which it is not known whether they ran or were blocked
 */
public record StalledWorkers(
    int parallelism, int workers, int idle, int blocked, int busy, int inTasks) {}
