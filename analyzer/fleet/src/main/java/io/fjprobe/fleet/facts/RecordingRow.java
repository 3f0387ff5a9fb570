package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.fleet.schema.Row;
import org.jspecify.annotations.Nullable;

/** What a row has of a recording as a whole. */
final class RecordingRow {

  private RecordingRow() {}

  static void fill(Row row, Recording recording, RecordingAccount account) {
    EnvironmentAccount environment = account.environment();
    Facts facts = recording.facts();
    row.set("recording_start", Times.utc(recording.startNanos()))
        .set("recording_nanos", account.source().durationNanos())
        .set("windows", (long) recording.timeline().segments())
        .set("vm", account.jvm().vm())
        .set("jvm_arguments", account.jvm().arguments())
        .set("program", account.jvm().program())
        .set("os", environment.platform().os())
        .set("cpu", environment.platform().cpu())
        .set("hardware_threads", Identity.whole(environment.platform().hardwareThreads()))
        .set("container_cpus", containerCpus(facts))
        .set(
            "container_memory_bytes",
            positive(facts.setUp().number("jdk.ContainerConfiguration.memoryLimit")))
        .set("max_heap_bytes", environment.heap().maxHeapBytes())
        .set("collectors", environment.heap().collectors())
        .set("lost_bytes", environment.completeness().lostBytes())
        .set("problems", (long) recording.problems().size());
    AgentAccount agent = account.agent();
    if (agent != null) {
      row.set("agent_version", agent.version())
          .set("agent_level", agent.level())
          .set("agent_mode", agent.mode())
          .set("not_recorded", String.join(", ", agent.weaving().missing()));
    }
  }

  /** A quota of time in each period. */
  private static @Nullable Double containerCpus(Facts facts) {
    Long quota = positive(facts.setUp().number("jdk.ContainerConfiguration.cpuQuota"));
    Long period = positive(facts.setUp().number("jdk.ContainerConfiguration.cpuSlicePeriod"));
    return quota == null || period == null ? null : Double.valueOf((double) quota / period);
  }

  private static @Nullable Long positive(@Nullable Long number) {
    return number == null || number <= 0 ? null : number;
  }
}
