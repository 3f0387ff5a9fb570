package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.number.Row;
import org.jspecify.annotations.Nullable;

/** What a row has of the account of a JVM. */
final class JvmRows {

  private JvmRows() {}

  static void fill(io.fjprobe.fleet.schema.Row row, SectionAccount section) {
    MachineAccount machine = section.machine();
    ExternalWaits waits = section.callers().waits();
    row.set("process_cpu_nanos", section.process().cpuNanos())
        .set("machine_load", machine.machineLoad())
        .set("jvm_load", machine.jvmLoad())
        .set("throttled_nanos", machine.throttledNanos())
        .set("gc_pauses", count(machine.gc().pauses()))
        .set("gc_pause_nanos", nanos(machine.gc().pauses()))
        .set("compile_nanos", machine.compiler().nanos())
        .set("allocated_bytes", machine.gc().allocatedBytes())
        .set("threads_started", section.process().threadsStarted())
        .set("pinned_events", count(machine.pinned()))
        .set("pinned_nanos", nanos(machine.pinned()))
        .set("external_waits", waits.externalCount())
        .set("external_wait_nanos", waits.externalNanos())
        .set("virtual_waits", waits.virtualCount())
        .set("virtual_wait_nanos", waits.virtualNanos());
  }

  private static @Nullable Long count(@Nullable Row row) {
    return row == null ? null : Long.valueOf(row.count());
  }

  private static @Nullable Long nanos(@Nullable Row row) {
    return row == null ? null : Long.valueOf(row.totalNanos());
  }
}
