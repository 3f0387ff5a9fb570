package io.fjprobe.analyzer.recording.machine;

/**
 * One {@code fjprobe.AgentState}; the last one of a recording counts.
 *
 * @param availableProcessors -1 if the agent did not say
 */
public record AgentFacts(
    long nanos,
    String version,
    String generation,
    String mode,
    String level,
    WeavingFacts weaving,
    String stealSampling,
    long availableProcessors) {}
