package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.AskedSleeps;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.List;

/**
 * Says that other threads sleep while somebody waits for a result, and for longer each time on the
 * slow side: the clock of a timer ticks slower, or somebody looks for work less often.
 */
final class SleepsMeanwhile {

  private SleepsMeanwhile() {}

  /**
   * Returns that as a sign; none: nobody sleeps so.
   *
   * @param row who waits
   */
  static List<String> of(Case subject, MomentRow row) {
    if (row.doing() != Doing.WAITS_FOR_RESULT && row.doing() != Doing.WAITS) {
      return List.of();
    }
    double alike = CauseLimit.WORTH_A_WORD.value();
    return subject
        .contrast()
        .sleeps(alike)
        .longerThan(CauseLimit.LINE_NAMED.value() * subject.onSlow(row.nanos()))
        .stream()
        .filter(
            line ->
                subject.onFast(line.each()) > 0
                    && subject.onSlow(line.each()) >= alike * subject.onFast(line.each()))
        .max(Comparator.comparingDouble(line -> subject.onSlow(line.each())))
        .map(line -> text(subject, line))
        .stream()
        .toList();
  }

  private static String text(Case subject, AskedSleeps.SleepingLine line) {
    return Wording.text(
        "meanwhile, a thread sleeps at %s: for %s each time on %s, and for %s on %s",
        MomentWording.withoutPackages(line.line()),
        Wording.time(subject.onSlow(line.each())),
        subject.slow(),
        Wording.time(subject.onFast(line.each())),
        subject.fast());
  }
}
