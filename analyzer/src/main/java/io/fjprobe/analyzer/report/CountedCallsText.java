package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;

/** How often the methods were called that the agent was asked to count. */
final class CountedCallsText {

  private CountedCallsText() {}

  static void print(SectionAccount section, Page page) {
    if (section.countedCalls().isEmpty()) {
      return;
    }
    Operations operations = section.period().operations();
    double seconds = section.period().wallNanos() / 1e9;
    Table table =
        new Table("Calls, counted", "calls", operations == null ? "per second" : "per operation");
    for (CountedCalls each : section.countedCalls()) {
      table.row(
          MomentWording.withoutPackage(each.method()),
          Wording.count(each.calls()),
          Wording.number(each.calls() / (operations == null ? seconds : operations.count())));
    }
    table.printTo(page);
  }
}
