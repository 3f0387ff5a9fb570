package io.fjprobe.analyzer.recording.tally;

/** What compensations are counted by. */
public record CompensationKey(String cause, String blockedOn, String outcome) {}
