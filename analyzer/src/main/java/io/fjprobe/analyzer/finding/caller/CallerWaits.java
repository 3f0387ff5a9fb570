package io.fjprobe.analyzer.finding.caller;

import static io.fjprobe.analyzer.finding.limit.Condition.WAITS_FOR_TASKS;

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

  /** Null: none is known. */
  public static @Nullable CallerWaits of(Finding.Subject subject) {
    SectionAccount section = subject.section();
    ExternalWaits tasks = section.callers().waits();
    ResultWaits futures = byFutures(subject);
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
  static @Nullable ResultWaits byFutures(Finding.Subject subject) {
    SectionAccount section = subject.section();
    ResultWaits futures = section.callers().resultWaits();
    Long tasks = section.callers().waits().externalNanos();
    return futures == null
            || tasks != null && tasks >= subject.limits().value(WAITS_FOR_TASKS) * futures.nanos()
        ? null
        : futures;
  }
}
