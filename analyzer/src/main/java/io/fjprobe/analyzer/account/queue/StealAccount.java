package io.fjprobe.analyzer.account.queue;

import java.util.List;

/**
 * What the steal events say; exact totals are counters of the pool.
 *
 * @param longestNanos of the runs that were timed; null: none was
 * @param sampled not every steal is an event, so {@code tasks} are estimates
 */
public record StealAccount(
    long events,
    long tasks,
    boolean sampled,
    long maxInterval,
    List<StealRow> byTaskClass,
    List<StealRow> bySite,
    List<RunClass> runLengths,
    double meanRun,
    long maxRun,
    Long longestNanos,
    List<PairRow> pairs) {}
