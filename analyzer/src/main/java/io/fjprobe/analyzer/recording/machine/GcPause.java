package io.fjprobe.analyzer.recording.machine;

/**
 * One pause of the collector.
 *
 * @param startNanos since the epoch
 * @param nanos how long it paused all threads
 */
public record GcPause(long startNanos, long nanos) {}
