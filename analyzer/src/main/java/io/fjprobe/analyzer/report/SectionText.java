package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a section is about, and what belongs to none of its pools. */
final class SectionText {

  /** A part is worth a word if it has at least this share of the callers' time. */
  private static final double LEAST = 0.01;

  /** At most this many boxes of the account of wall time are shown. */
  private static final int BOXES = 12;

  private final Page page;

  SectionText(Page page) {
    this.page = page;
  }

  void print(SectionAccount section) {
    page.headline(section.name());
    page.paragraph(
        "window   ", section.period().window() + ", " + Wording.time(section.period().wallNanos()));
    if (section.period().operations() != null) {
      page.paragraph("result   ", result(section.period().operations()));
    }
    if (section.moments() != null) {
      MomentText moments = new MomentText(page, BOXES);
      moments.print(section.moments());
      moments.printReleases(section.moments());
    }
    TimeOutText.print(section, page::paragraph);
    page.paragraph("machine  ", MachineText.of(section));
    AllocationAccount allocations = section.machine().gc().allocations();
    if (allocations != null) {
      AllocationText.print(allocations, page);
    }
    CountedCallsText.print(section, page);
    callers(section.callers().time());
    if (!section.idlePools().quietPools().isEmpty()) {
      page.paragraph("quiet    ", String.join(", ", section.idlePools().quietPools()));
    }
    new ExternalWaitText(page).print(section);
    new TaskText(page, "External tasks by class (not in worker time)", section.callers().tasks())
        .print();
  }

  private static String result(Operations operations) {
    return String.format(
        Locale.ROOT,
        "%s per operation (fastest %s %s, slowest %s); %s x %s",
        Wording.time(operations.nanosPerOperation()),
        OperationWords.of(operations.timed()),
        Wording.time(operations.fastestNanosPerOperation()),
        Wording.time(operations.slowestNanosPerOperation()),
        Wording.count(Math.round(operations.count())),
        operations.unit());
  }

  /** Prints one sentence about the threads that use the pools from outside. */
  private void callers(TimeAccount account) {
    Long total = account.totalNanos();
    if (total == null || total == 0) {
      return;
    }
    String parts =
        account.buckets().stream()
            .filter(bucket -> bucket.nanos() != null && bucket.nanos() >= LEAST * total)
            .sorted(Comparator.comparingLong((Bucket each) -> Sums.orZero(each.nanos())).reversed())
            .map(
                bucket ->
                    BucketNames.of(bucket.kind())
                        + " "
                        + Wording.percent((double) Sums.orZero(bucket.nanos()) / total))
            .collect(Collectors.joining(", "));
    page.paragraph(
        "callers  ",
        Wording.many(account.participants(), "thread") + " outside the pools: " + parts);
  }
}
