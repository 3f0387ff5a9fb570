package io.fjprobe.analyzer.account.queue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs of tasks that a worker took from one queue without a pause.
 *
 * @param longestNanos of the runs that were timed; null: none was
 */
public record StealRuns(
    List<RunClass> runLengths, double meanRun, long maxRun, @Nullable Long longestNanos) {}
