package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Says at the end of a summary that many threads run what on the fast side one thread runs for
 * others, which wait for it: as if each computed the same value for itself.
 */
public final class EachForItself {

  private EachForItself() {}

  /** Returns that as a sign; none: nobody looked at all threads, or it does not look like that. */
  public static List<String> of(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    MomentRow row =
        moments == null ? null : moments.largest(subject.contrast().wall().difference().value());
    if (row == null || row.doing() != Doing.RUNS) {
      return List.of();
    }
    BySide<Double> time = row.threadNanos();
    double waited = subject.onFast(row.waiters());
    double wait = subject.onSlow(row.waiters());
    return waited < 1
            || waited < CauseLimit.MUCH_MORE.value() * wait
            || subject.onSlow(time) < CauseLimit.MUCH_MORE.value() * subject.onFast(time)
        ? List.of()
        : List.of(
            Wording.text(
                "on %s about %.1f threads wait meanwhile for the one that runs this, and on %s each"
                    + " thread seems to do it for itself",
                subject.fast(), waited, subject.slow()));
  }
}
