package io.fjprobe.analyzer.account.queue;

/**
 * Tasks that went from one queue to one thief; -1 is a thief that is no worker, and as victim any
 * submission queue.
 */
public record PairRow(int thief, int victim, long tasks, double share) {}
