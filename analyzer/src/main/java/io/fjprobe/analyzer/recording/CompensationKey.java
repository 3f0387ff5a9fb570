package io.fjprobe.analyzer.recording;

/** What compensations are counted by. */
public record CompensationKey(String cause, String blockedOn, String outcome) {}
