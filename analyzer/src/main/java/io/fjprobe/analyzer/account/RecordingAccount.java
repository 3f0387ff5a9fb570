package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.JvmAccount;
import java.util.List;
import java.util.Map;

/**
 * One recording: one JVM.
 *
 * @param start as ISO-8601 in UTC
 * @param run null: the recording does not hold the whole life of the JVM
 * @param blockingRecorded events of the JDK about blocking are there, or were on
 * @param blockingThresholdNanos blocking shorter than this is not recorded, at least at the end;
 *     null when none is, or no threshold is known
 * @param events every type that occurred, with its number
 */
public record RecordingAccount(
    String file,
    String start,
    long durationNanos,
    int chunks,
    JvmAccount jvm,
    EnvironmentAccount environment,
    AgentAccount agent,
    RunAccount run,
    List<SectionAccount> sections,
    Basis basis,
    boolean blockingRecorded,
    Long blockingThresholdNanos,
    Map<String, Long> events) {

  /** Whether anything in it is ours. */
  public boolean hasProbeEvents() {
    return events.keySet().stream().anyMatch(type -> type.startsWith("fjprobe."));
  }
}
