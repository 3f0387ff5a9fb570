package io.fjprobe.analyzer.account.queue;

/**
 * How many steals there are as events, and how many tasks they stand for.
 *
 * @param sampled not every steal is an event, so {@code tasks} are estimates
 * @param maxInterval the most steals that one event stood for
 */
public record StealSampling(long events, long tasks, boolean sampled, long maxInterval) {}
