package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.contract.Doing;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What threads that run no code make of the gap: they sleep, are blocked outside the JVM, wait for
 * a lock or a permit, or the JVM pauses them. Looks at all threads tell how much of the wall time
 * that holds up, whatever the pool counts meanwhile.
 */
public final class Waits {

  private final Case subject;
  private final @Nullable MomentContrast moments;

  public Waits(Case subject) {
    this.subject = subject;
    this.moments = subject.contrast().moments();
  }

  /**
   * Returns the share of the gap (0 to 1) of those that a cause can't make. It is 0 if one side has
   * no looks.
   */
  public double share(Cause cause) {
    return share(cause.explainsWaits() ? pauses() : sum(row -> isWait(row.doing())));
  }

  /**
   * Returns the share of the gap (0 to 1) of waits for which it doesn't matter which threads do the
   * work: of those in which all threads together spend much more time on the slow side, and of
   * pauses. Threads that only change places wait for as long in all.
   */
  public double shareOfNew() {
    Map<String, BySide<Double>> atMethods = new HashMap<>();
    if (moments != null) {
      moments.rows().stream()
          .filter(row -> row.doing().isBlocked())
          .forEach(
              row ->
                  atMethods.merge(
                      MomentRow.method(row.line()),
                      row.threadNanos(),
                      (a, b) -> a.with(b, Double::sum)));
    }
    return share(
        sum(
            row ->
                row.doing() == Doing.PAUSED
                    || row.doing().isBlocked()
                        && isMuchMore(atMethods.get(MomentRow.method(row.line())))));
  }

  private boolean isMuchMore(@Nullable BySide<Double> threadNanos) {
    return threadNanos != null
        && subject.onSlow(threadNanos)
            >= CauseLimit.MUCH_MORE.value() * subject.onFast(threadNanos);
  }

  /** Returns how much of the difference of wall times per operation pauses make, in nanoseconds. */
  public Estimate pauses() {
    return sum(row -> row.doing() == Doing.PAUSED);
  }

  public double share(Estimate nanos) {
    double share = nanos.value() / subject.contrast().wall().difference().value();
    return Math.min(Math.max(share, 0), 1);
  }

  private static boolean isWait(Doing doing) {
    return doing.isBlocked() || doing.isKeptOut() || doing == Doing.PAUSED;
  }

  /** Less of it at one line may be more of it at another. */
  private Estimate sum(Predicate<MomentRow> wanted) {
    double value = 0;
    double low = 0;
    double high = 0;
    if (moments != null) {
      for (MomentRow row : moments.rows()) {
        if (row.difference().moved() && wanted.test(row)) {
          value += row.difference().value();
          low += row.difference().low();
          high += row.difference().high();
        }
      }
    }
    return new Estimate(value, low, high);
  }
}
