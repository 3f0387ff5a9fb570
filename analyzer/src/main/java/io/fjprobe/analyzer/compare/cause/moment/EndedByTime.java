package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.TimeOuts;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.wording.Wording;

/**
 * Says that threads wait at a line until their time-out, since nobody lets them go on: who should
 * do it forgets it, or lets others go on.
 */
final class EndedByTime {

  private EndedByTime() {}

  /** Returns the end of a summary; empty: clearly more waits do not end so on the slow side. */
  static String of(Case subject, MomentRow row) {
    if (row.line() == null || row.doing().runsCode()) {
      return "";
    }
    TimeOuts times = subject.contrast().timeOuts(row.line());
    double slow = subject.onSlow(times.nanos());
    double fast = subject.onFast(times.nanos());
    return slow < CauseLimit.MUCH_MORE.value() * fast
            || !subject.canMake(CauseLimit.LINE_NAMED, slow - fast)
        ? ""
        : Wording.text(
            "; at least %s waits there end only by their time-out%s, and %s on %s",
            Wording.number(subject.onSlow(times.count())),
            times.timeOut() == 0 ? "" : " of " + Wording.time(times.timeOut()),
            fast == 0 ? "none seen" : "at least " + Wording.number(subject.onFast(times.count())),
            subject.fast());
  }
}
