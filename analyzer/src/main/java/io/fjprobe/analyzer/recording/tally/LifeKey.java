package io.fjprobe.analyzer.recording.tally;

/** Worker starts and ends, by reason. */
public record LifeKey(boolean start, String reason) {}
