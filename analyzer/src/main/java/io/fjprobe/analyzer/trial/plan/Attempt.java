package io.fjprobe.analyzer.trial.plan;

import io.fjprobe.analyzer.record.Program;
import io.fjprobe.analyzer.trial.Variant;

/** A variant, and what to run for it. */
public record Attempt(Variant variant, Program program) {}
