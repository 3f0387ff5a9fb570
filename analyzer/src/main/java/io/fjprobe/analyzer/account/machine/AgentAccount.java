package io.fjprobe.analyzer.account.machine;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.recording.machine.AgentFacts;
import org.jspecify.annotations.Nullable;

/** How the agent observed. The parts of its weaving are beside the others in JSON. */
public record AgentAccount(
    String version,
    String generation,
    String mode,
    String level,
    @JsonUnwrapped Weaving weaving,
    String stealSampling) {

  public static @Nullable AgentAccount of(@Nullable AgentFacts facts) {
    return facts == null
        ? null
        : new AgentAccount(
            facts.version(),
            facts.generation(),
            facts.mode(),
            facts.level(),
            Weaving.of(facts.weaving()),
            facts.stealSampling());
  }
}
