package io.fjprobe.analyzer.recording.machine;

import org.jspecify.annotations.Nullable;

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
    long availableProcessors) {

  /** Whether the agent came to a JVM that was running, so that it did not see everything begin. */
  public static boolean attached(@Nullable AgentFacts agent) {
    return agent != null && "attach".equals(agent.mode);
  }
}
