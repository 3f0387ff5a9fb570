package io.fjprobe.analyzer.recording.task;

/** What steals are counted by. */
public record StealKey(String victimKind, String site, String taskClass) {}
