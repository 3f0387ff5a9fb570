package io.fjprobe.analyzer.finding.caller;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.finding.Finding;
import org.jspecify.annotations.Nullable;

/**
 * How threads that are no workers wait for what pools do: for tasks, which the agent counts, or by
 * futures and latches, of which events tell.
 *
 * @param count of waits
 * @param line where most of it is; null: not known
 */
public record CallerWaits(long count, long nanos, long maxNanos, @Nullable String line) {

  /**
   * Waits for tasks are left aside if they take less than this share of the time of waits by
   * futures (0 to 1).
   */
  private static final double LITTLE = 0.1;

  /** Null: none is known. */
  public static @Nullable CallerWaits of(Finding.Subject subject) {
    SectionAccount section = subject.section();
    ExternalWaits tasks = section.callers().waits();
    ResultWaits futures = byFutures(section);
    if (futures != null) {
      return new CallerWaits(futures.count(), futures.nanos(), futures.maxNanos(), futures.line());
    }
    return tasks.externalCount() == null
            || tasks.externalNanos() == null
            || tasks.externalCount() == 0
        ? null
        : new CallerWaits(
            tasks.externalCount(),
            tasks.externalNanos(),
            section.callers().joins().all().maxNanos(),
            Callers.line(subject).orElse(null));
  }

  /**
   * This is how callers wait by futures if they hardly ever wait for tasks themselves. Null: they
   * do, or there is no wait by futures.
   */
  static @Nullable ResultWaits byFutures(SectionAccount section) {
    ResultWaits futures = section.callers().resultWaits();
    Long tasks = section.callers().waits().externalNanos();
    return futures == null || tasks != null && tasks >= LITTLE * futures.nanos() ? null : futures;
  }
}
