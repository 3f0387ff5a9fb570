package io.fjprobe.analyzer.finding.span;

import static io.fjprobe.analyzer.finding.limit.Condition.INTERRUPTED;

import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.scale.OperationScale;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.SpanAccount;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What interrupted tasks from outside, so that work and span seem longer than they are. A recording
 * without pauses may have had none, or no events of them.
 *
 * @param pausedNanos how long the collector paused all tasks
 * @param waited how long the threads that ran tasks waited for a CPU, all together, in ns; null:
 *     not recorded
 * @param workNanos of all operations
 * @param spanNanos of all operations
 */
public record Interruptions(
    long pausedNanos, @Nullable Long waited, double workNanos, double spanNanos) {

  public static Interruptions of(SpanAccount account) {
    return of(Sums.orZero(account.pausedNanos()), account.waitedNanos(), account.operations());
  }

  public static Interruptions of(ScaleAccount account) {
    return of(
        Sums.orZero(account.pausedNanos()),
        account.waitedNanos(),
        account.operations().stream().map(OperationScale::span).toList());
  }

  private static Interruptions of(
      long paused, @Nullable Long waited, List<OperationSpan> operations) {
    return new Interruptions(
        paused,
        waited,
        operations.stream().mapToDouble(OperationSpan::allWorkNanos).sum(),
        operations.stream().mapToDouble(OperationSpan::allSpanNanos).sum());
  }

  /** This tells whether work and span are doubtful. */
  public boolean matter() {
    return waitsMatter() || pausesMatter();
  }

  /** Of those waits that were recorded, in ns. */
  long waitedNanos() {
    return Sums.orZero(waited);
  }

  public boolean waitsMatter() {
    return waitedNanos() > much() * workNanos;
  }

  public boolean pausesMatter() {
    return pausedNanos > much() * spanNanos;
  }

  private static double much() {
    return Limits.standard().value(INTERRUPTED);
  }
}
