package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.measure.Evidence;

/** Evidence on both sides. */
public record EvidenceRow(Evidence evidence, Change change) {}
