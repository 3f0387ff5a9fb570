package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.MachineAccount;
import io.fjprobe.analyzer.account.Operations;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.finding.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a section is about, and what belongs to none of its pools. */
final class SectionText {

  private final Page page;

  SectionText(Page page) {
    this.page = page;
  }

  void print(SectionAccount section) {
    page.headline(section.name());
    page.paragraph("window   ", section.window() + ", " + Wording.time(section.wallNanos()));
    if (section.operations() != null) {
      page.paragraph("result   ", result(section.operations()));
    }
    page.paragraph("machine  ", machine(section.machine()));
    if (!section.quietPools().isEmpty()) {
      page.paragraph("quiet    ", String.join(", ", section.quietPools()));
    }
    new ExternalWaitText(page).print(section);
    new TaskText(page, "External tasks by class (beside all workers)", section.externalTasks())
        .print();
  }

  private static String result(Operations operations) {
    return String.format(
        Locale.ROOT,
        "%s per operation (fastest iteration %s, slowest %s); %s x %s",
        Wording.time(operations.nanosPerOperation()),
        Wording.time(operations.fastestNanosPerOperation()),
        Wording.time(operations.slowestNanosPerOperation()),
        Wording.count(operations.count()),
        operations.unit());
  }

  private static String machine(MachineAccount machine) {
    List<String> parts = new ArrayList<>();
    parts.add(
        machine.machineLoad() == null
            ? "CPU load not recorded"
            : "CPU load "
                + Wording.percent(machine.machineLoad())
                + ", by this JVM "
                + Wording.percent(machine.jvmLoad()));
    parts.add(
        machine.gcPauses() == null
            ? "no GC pause recorded"
            : Wording.many(machine.gcPauses().count(), "GC pause")
                + ", "
                + Wording.time(machine.gcPauses().totalNanos())
                + " ("
                + Wording.percent(machine.gcShare())
                + " of the window)");
    return String.join("; ", parts);
  }
}
