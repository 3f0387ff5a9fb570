package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.JvmAccount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One recording: one JVM. The parts of its groups are side by side in JSON.
 *
 * @param run null: the recording does not hold the whole life of the JVM
 */
public record RecordingAccount(
    @JsonUnwrapped RecordingSource source,
    JvmAccount jvm,
    EnvironmentAccount environment,
    @Nullable AgentAccount agent,
    @Nullable RunAccount run,
    List<SectionAccount> sections,
    Basis basis,
    @JsonUnwrapped RecordedEvents recorded) {

  /** Returns whether the recording has any event of ours. */
  public boolean hasProbeEvents() {
    return recorded.haveOurs();
  }
}
