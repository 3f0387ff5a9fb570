package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.machine.VmOperationRow;
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
    if (machine.gc().allocatedBytes() != null && section.period().wallNanos() > 0) {
      parts.add(
          "allocated at least "
              + Wording.bytes(machine.gc().allocatedBytes() * 1e9 / section.period().wallNanos())
              + " a second");
    }
    List<VmOperationRow> operations = machine.vmOperations();
    if (operations != null && !operations.isEmpty()) {
      parts.add(otherPauses(operations));
    }
    if (machine.compiler().nanos() != null && machine.compiler().compilations() != null) {
      parts.add(
          Wording.many(machine.compiler().compilations(), "compilation")
              + ", "
              + Wording.time(machine.compiler().nanos()));
    }
    if (machine.throttledNanos() != null && machine.throttledNanos() > 0) {
      parts.add("throttled by the container for " + Wording.time(machine.throttledNanos()));
    }
    return String.join("; ", parts);
  }

  private static String otherPauses(List<VmOperationRow> operations) {
    return Wording.many(operations.stream().mapToLong(VmOperationRow::count).sum(), "other pause")
        + ", "
        + Wording.time(operations.stream().mapToLong(VmOperationRow::totalNanos).sum())
        + ", most of it for "
        + operations.get(0).words();
  }

  private static String load(MachineAccount machine) {
    return machine.machineLoad() == null
        ? "CPU load was not recorded"
        : "CPU load "
            + Wording.percent(machine.machineLoad())
            + (machine.jvmLoad() == null
                ? ""
                : ", of this JVM " + Wording.percent(machine.jvmLoad()));
  }

  private static String collections(MachineAccount machine) {
    return machine.gc().pauses() == null
        ? "no GC pause was recorded"
        : Wording.many(machine.gc().pauses().count(), "GC pause")
            + ", "
            + Wording.time(machine.gc().pauses().totalNanos())
            + (machine.gc().share() == null
                ? ""
                : " (" + Wording.percent(machine.gc().share()) + " of the window)")
            + (machine.gc().heldUp() == null
                ? ""
                : Wording.text(
                    ", %s of them only when native code had released an object",
                    Wording.count(machine.gc().heldUp().count())));
  }
}
