package io.fjprobe.analyzer.recording.machine;

/**
 * How much of the heap was in use when a collection began or ended.
 *
 * @param before the collection; false: after it
 */
public record HeapUse(long nanos, boolean before, long bytes) {}
