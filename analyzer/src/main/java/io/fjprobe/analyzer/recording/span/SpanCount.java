package io.fjprobe.analyzer.recording.span;

/**
 * One event of statistics of work and span, which are cumulative.
 *
 * @param firstTask class of the task that the operations begin with
 * @param task class of the tasks whose share it is; "" for all tasks of these operations
 * @param numbers as {@link SpanCounts} reads them
 */
public record SpanCount(long nanos, String firstTask, String task, long[] numbers) {}
