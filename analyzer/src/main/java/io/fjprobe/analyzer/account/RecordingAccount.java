package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.scale.SpanAccount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One recording: one JVM. The parts of its groups are side by side in JSON.
 *
 * @param run null: the recording does not hold the whole life of the JVM
 * @param span null, and absent in JSON: recorded without the agent's option span=on
 */
public record RecordingAccount(
    @JsonUnwrapped RecordingSource source,
    JvmAccount jvm,
    EnvironmentAccount environment,
    @Nullable AgentAccount agent,
    @Nullable RunAccount run,
    List<SectionAccount> sections,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable SpanAccount span,
    Basis basis,
    @JsonUnwrapped RecordedEvents recorded) {

  /** Returns whether the recording has any event of ours. */
  public boolean hasProbeEvents() {
    return recorded.haveOurs();
  }
}
