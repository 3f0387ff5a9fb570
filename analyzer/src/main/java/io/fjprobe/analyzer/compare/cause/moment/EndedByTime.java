package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.TimeOuts;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Says that threads wait at a line until their time-out, since nobody lets them go on: who should
 * do it forgets it, or lets others go on.
 */
final class EndedByTime {

  private EndedByTime() {}

  /**
   * Returns that as a sign; none: clearly more waits do not end so on the slow side.
   *
   * @param row who holds the program up; it may wait for others that wait so
   */
  static List<String> of(Case subject, MomentRow row) {
    if (row.line() == null || row.doing().runsCode()) {
      return List.of();
    }
    TimeOuts there = subject.contrast().timeOuts(row.line());
    if (isMuchMore(subject, there, 1)) {
      return List.of(text(subject, there, "there"));
    }
    BySide<Double> wall = subject.contrast().wall().values();
    double longer = subject.onSlow(wall) / subject.onFast(wall);
    return subject
        .contrast()
        .timedOutMost()
        .filter(line -> isMuchMore(subject, subject.contrast().timeOuts(line), longer))
        .map(
            line ->
                text(
                    subject,
                    subject.contrast().timeOuts(line),
                    "at " + MomentWording.withoutPackage(line)))
        .stream()
        .toList();
  }

  /**
   * @param asUsual how many times as many there would be if a thread waited so all the time
   */
  private static boolean isMuchMore(Case subject, TimeOuts times, double asUsual) {
    double slow = subject.onSlow(times.nanos());
    double fast = subject.onFast(times.nanos());
    return slow >= CauseLimit.MUCH_MORE.value() * asUsual * fast
        && subject.canMake(CauseLimit.LINE_NAMED, slow - fast);
  }

  private static String text(Case subject, TimeOuts times, String where) {
    double fast = subject.onFast(times.nanos());
    return Wording.text(
        "at least %s waits %s end only by their time-out%s, and %s on %s",
        Wording.number(subject.onSlow(times.count())),
        where,
        times.timeOut() == 0 ? "" : " of " + Wording.time(times.timeOut()),
        fast == 0 ? "none seen" : "at least " + Wording.number(subject.onFast(times.count())),
        subject.fast());
  }
}
