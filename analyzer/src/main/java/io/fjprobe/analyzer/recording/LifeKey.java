package io.fjprobe.analyzer.recording;

/** Worker starts and ends, by reason. */
public record LifeKey(boolean start, String reason) {}
