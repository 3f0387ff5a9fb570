package io.fjprobe.analyzer.account.machine;

import io.fjprobe.analyzer.recording.machine.AgentFacts;
import java.util.Arrays;
import java.util.List;

/** How the agent observed. */
public record AgentAccount(
    String version,
    String generation,
    String mode,
    String level,
    long woven,
    List<String> missing,
    long suppressedErrors,
    String firstError,
    String stealSampling) {

  public static AgentAccount of(AgentFacts facts) {
    return facts == null
        ? null
        : new AgentAccount(
            facts.version(),
            facts.generation(),
            facts.mode(),
            facts.level(),
            facts.woven(),
            Arrays.stream(facts.missing().split(","))
                .map(String::trim)
                .filter(s -> !s.isEmpty())
                .toList(),
            Math.max(facts.suppressedErrors(), 0),
            facts.firstError(),
            facts.stealSampling());
  }
}
