package io.fjprobe.analyzer.account;

import java.util.List;
import java.util.Map;

/**
 * One recording: one JVM.
 *
 * @param start as ISO-8601 in UTC
 * @param blockingRecorded events of the JDK about blocking are there, or were on
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
    List<SectionAccount> sections,
    Basis basis,
    boolean blockingRecorded,
    Map<String, Long> events) {

  /** Whether anything in it is ours. */
  public boolean hasProbeEvents() {
    return events.keySet().stream().anyMatch(type -> type.startsWith("fjprobe."));
  }
}
