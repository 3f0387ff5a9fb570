package io.fjprobe.analyzer.detail;

/**
 * Workload iterations in the timeline, nanoseconds since the recording began.
 *
 * @param iterations that follow one another, if there are too many to draw each
 */
public record IterationSpan(
    String workload, boolean measured, long fromNanos, long toNanos, int iterations) {}
