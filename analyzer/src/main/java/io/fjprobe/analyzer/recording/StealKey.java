package io.fjprobe.analyzer.recording;

/** What steals are counted by. */
public record StealKey(String victimKind, String site, String taskClass) {}
