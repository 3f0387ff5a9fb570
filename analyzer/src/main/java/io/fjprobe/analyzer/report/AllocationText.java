package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;

/** Which lines allocate most. */
final class AllocationText {

  /** At most this many lines are shown. */
  private static final int ROWS = 5;

  /** A line is shown if it allocates at least this share of the samples. */
  private static final double LEAST = 0.02;

  private AllocationText() {}

  static void print(AllocationAccount allocations, Page page) {
    Table table = new Table("Allocation, by samples", "share", "samples");
    allocations.rows().stream()
        .filter(row -> allocations.share(row) >= LEAST)
        .limit(ROWS)
        .forEach(
            row ->
                table.row(
                    row.line() == null
                        ? "(line not known)"
                        : MomentWording.withoutPackage(row.line()),
                    Wording.percent(allocations.share(row)),
                    Wording.count(row.samples())));
    table.printTo(page);
  }
}
