package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** What ran beside the pools, in one sentence. */
final class MachineText {

  private MachineText() {}

  static String of(SectionAccount section) {
    MachineAccount machine = section.machine();
    List<String> parts = new ArrayList<>();
    parts.add(load(machine));
    parts.add(collections(machine));
    if (machine.allocatedBytes() != null && section.wallNanos() > 0) {
      parts.add(
          "allocated at least "
              + Wording.bytes(machine.allocatedBytes() * 1e9 / section.wallNanos())
              + " a second");
    }
    if (machine.compileNanos() != null) {
      parts.add(
          Wording.many(machine.compilations(), "compilation")
              + ", "
              + Wording.time(machine.compileNanos()));
    }
    if (machine.throttledNanos() != null && machine.throttledNanos() > 0) {
      parts.add("throttled by the container for " + Wording.time(machine.throttledNanos()));
    }
    return String.join("; ", parts);
  }

  private static String load(MachineAccount machine) {
    return machine.machineLoad() == null
        ? "CPU load was not recorded"
        : "CPU load "
            + Wording.percent(machine.machineLoad())
            + ", of this JVM "
            + Wording.percent(machine.jvmLoad());
  }

  private static String collections(MachineAccount machine) {
    return machine.gcPauses() == null
        ? "no GC pause was recorded"
        : Wording.many(machine.gcPauses().count(), "GC pause")
            + ", "
            + Wording.time(machine.gcPauses().totalNanos())
            + " ("
            + Wording.percent(machine.gcShare())
            + " of the window)";
  }
}
