package io.fjprobe.analyzer.finding.caller;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.finding.Finding;

/**
 * How threads that are no workers wait for what pools do: for tasks, which the agent counts, or by
 * futures and latches, of which events tell.
 *
 * @param count of waits
 * @param line where most of it is; null: not known
 */
public record CallerWaits(long count, long nanos, long maxNanos, String line) {

  /** Of the waiting by futures: less is beside it. */
  private static final double LITTLE = 0.1;

  /** Null: none is known. */
  public static CallerWaits of(Finding.Subject subject) {
    SectionAccount section = subject.section();
    ExternalWaits tasks = section.callers().waits();
    if (areByFutures(section)) {
      ResultWaits futures = section.callers().resultWaits();
      return new CallerWaits(futures.count(), futures.nanos(), futures.maxNanos(), futures.line());
    }
    return tasks.externalCount() == null || tasks.externalCount() == 0
        ? null
        : new CallerWaits(
            tasks.externalCount(),
            tasks.externalNanos(),
            section.callers().joins().all().maxNanos(),
            Callers.line(subject).orElse(null));
  }

  /** Nobody, or hardly anybody, waits for tasks themselves. */
  static boolean areByFutures(SectionAccount section) {
    ResultWaits futures = section.callers().resultWaits();
    if (futures == null) {
      return false;
    }
    Long tasks = section.callers().waits().externalNanos();
    return tasks == null || tasks < LITTLE * futures.nanos();
  }
}
