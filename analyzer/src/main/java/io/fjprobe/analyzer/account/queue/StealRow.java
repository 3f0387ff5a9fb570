package io.fjprobe.analyzer.account.queue;

/**
 * Steal events under one name.
 *
 * @param tasks that the events stand for
 * @param share of the tasks of all steal events, 0 to 1
 * @param meanRun tasks taken in a row, over the events
 */
public record StealRow(String name, long events, long tasks, double share, double meanRun) {}
