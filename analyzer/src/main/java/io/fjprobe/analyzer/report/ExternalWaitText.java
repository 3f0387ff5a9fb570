package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/** Waits of threads that are no workers: exact totals, and where they wait. */
final class ExternalWaitText {

  private final Page page;

  ExternalWaitText(Page page) {
    this.page = page;
  }

  void print(SectionAccount section) {
    ExternalWaits exact = section.callers().waits();
    if (Sums.orZero(exact.externalCount()) + Sums.orZero(exact.virtualCount()) > 0) {
      Table table =
          new Table("Waits of external threads (not in worker time)", "count", "blocked", "mean");
      add(table, "external", exact.externalCount(), exact.externalNanos());
      add(table, "virtual", exact.virtualCount(), exact.virtualNanos());
      table.printTo(page);
    }
    JoinAccount events = section.callers().joins();
    if (events.events() > 0) {
      Table table = DurationTable.of(title(events), "blocked");
      if (exact.externalCount() == null) {
        events.rows().byWaiter().forEach(row -> DurationTable.add(table, row));
      }
      events.rows().byLine().stream()
          .limit(PoolText.ROWS)
          .forEach(r -> DurationTable.add(table, r));
      table.printTo(page);
    }
  }

  private static String title(JoinAccount events) {
    return "Waits of external threads by line"
        + DurationTable.estimate(events.sampled(), events.events());
  }

  private static void add(Table table, String name, @Nullable Long count, @Nullable Long nanos) {
    if (count != null && count > 0 && nanos != null) {
      table.row(
          name, Wording.count(count), Wording.time(nanos), Wording.time((double) nanos / count));
    }
  }
}
