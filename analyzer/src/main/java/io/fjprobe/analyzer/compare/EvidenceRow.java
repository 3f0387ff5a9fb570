package io.fjprobe.analyzer.compare;

/** Evidence on both sides. */
public record EvidenceRow(Evidence evidence, Change change) {}
