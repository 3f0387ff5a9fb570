package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.moment.Rise;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Says that on the slow side an activity takes more and more of the time: something grows that it
 * goes through, as a list from which nothing is removed.
 */
final class MoreAndMore {

  private MoreAndMore() {}

  /** Returns that as a sign; none: it does not, or it does so on both sides. */
  static List<String> of(Case subject, MomentRow row) {
    Rise slow = subject.onSlow(row.rises());
    double times = CauseLimit.CLEARLY_MORE.value();
    return !slow.isBy(times) || subject.onFast(row.rises()).isBy(times)
        ? List.of()
        : List.of(
            Wording.text(
                "its share of the time rises on %s from about %s at the beginning to %s at the end,"
                    + " and not so on %s: what it works on, or what calls it, may grow",
                subject.slow(),
                Wording.percent(slow.atBeginning()),
                Wording.percent(slow.atEnd()),
                subject.fast()));
  }
}
