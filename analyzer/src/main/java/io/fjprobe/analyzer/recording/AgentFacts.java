package io.fjprobe.analyzer.recording;

/** One {@code fjprobe.AgentState}; the last one of a recording counts. */
public record AgentFacts(
    long nanos,
    String version,
    String generation,
    String mode,
    String level,
    long woven,
    String missing,
    long suppressedErrors,
    String firstError,
    String stealSampling) {}
