package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.QueueWaitAccount;
import io.fjprobe.analyzer.account.queue.WaitTimes;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.function.BiConsumer;

/** How long tasks wait in the queues of a pool, in one line. */
final class QueueWaitText {

  private static final String LEAD = "queues   ";

  /** Shares are rounded down to one of so many parts: all are all. */
  private static final double HUNDRED = 100;

  private QueueWaitText() {}

  /** Prints it if any task was seen to leave them. */
  static void print(PoolAccount pool, Page page) {
    QueueWaitAccount waits = pool.progress().queueWaits();
    if (waits != null && waits.left() > 0) {
      page.paragraph(LEAD, of(pool, waits));
    }
  }

  /** Prints it of the pool whose tasks wait longest, if they wait for long enough to be seen. */
  static void printLongest(SectionAccount section, BiConsumer<String, String> page) {
    section.pools().stream()
        .filter(pool -> longest(pool) > 0)
        .max(Comparator.comparingLong(QueueWaitText::longest))
        .ifPresent(pool -> page.accept(LEAD, pool.name() + ": " + of(pool)));
  }

  /** Returns what nine of ten waits do not exceed; 0: that is not worth a word. */
  private static long longest(PoolAccount pool) {
    QueueWaitAccount waits = pool.progress().queueWaits();
    WaitTimes times = waits == null || !waits.worthAWord() ? null : waits.times();
    return times == null ? 0 : times.p90AtMostNanos();
  }

  private static String of(PoolAccount pool) {
    QueueWaitAccount waits = pool.progress().queueWaits();
    return waits == null ? PoolText.NOT_RECORDED : of(pool, waits);
  }

  private static String of(PoolAccount pool, QueueWaitAccount waits) {
    String what =
        pool.identity().kind().isScheduler()
            ? "virtual threads ready to run wait for a carrier"
            : "tasks wait in queues";
    return Wording.text(
        "%s: %s (%s of %s known)",
        what, times(waits), Wording.count(waits.known()), Wording.many(waits.left(), "wait"));
  }

  private static String times(QueueWaitAccount waits) {
    WaitTimes times = waits.times();
    if (times == null) {
      return "how long is not known";
    }
    String most =
        waits.worthAWord()
            ? Wording.text(
                "median below %s, 90 %% below %s, 99 %% below %s",
                Wording.time(times.medianAtMostNanos()),
                Wording.time(times.p90AtMostNanos()),
                Wording.time(times.p99AtMostNanos()))
            : Wording.percent(Math.floor(HUNDRED * waits.shorter() / waits.known()) / HUNDRED)
                + " for less than from one look to the next";
    return times.longestNanos() == null
        ? most
        : most + ", longest " + Wording.time(times.longestNanos());
  }
}
