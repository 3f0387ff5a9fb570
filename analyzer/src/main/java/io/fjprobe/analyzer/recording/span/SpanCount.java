package io.fjprobe.analyzer.recording.span;

/**
 * One event of statistics of work and span, which are cumulative.
 *
 * @param firstTask class of the task that the operations begin with
 * @param task class of the tasks whose share it is; "" for all tasks of these operations
 * @param forkedAt the line that forks them; "" for all lines
 * @param interval for how many forks each of these tasks stands
 * @param numbers as {@link SpanCounts} reads them
 */
public record SpanCount(
    long nanos, String firstTask, String task, String forkedAt, long interval, long[] numbers) {}
