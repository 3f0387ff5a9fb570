package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.AskedSleeps;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * Says whether threads sleep longer at a line, or more often, by events. Looks only tell how much
 * of the wall time is held up there.
 */
final class MoreSleeps {

  private MoreSleeps() {}

  /**
   * Returns that as a sign; none: threads do not sleep there, or it is not known.
   *
   * @param row who sleeps
   */
  static List<String> of(Case subject, MomentRow row) {
    if (row.line() == null || row.doing() != Doing.SLEEPS) {
      return List.of();
    }
    double alike = CauseLimit.WORTH_A_WORD.value();
    AskedSleeps sleeps = subject.contrast().sleeps(alike);
    BySide<Double> length = sleeps.each(row.line());
    double slow = subject.onSlow(length);
    double fast = subject.onFast(length);
    BySide<Integer> jdk = subject.contrast().jdk();
    if (AskedSleeps.mayBeRoundedUp(subject.onSlow(jdk), slow, subject.onFast(jdk), fast)) {
      return List.of(
          Wording.text(
              "each of these sleeps is for 1 ms on %s%s: up to JDK 20, a shorter sleep is for 1 ms,"
                  + " too",
              subject.slow(),
              fast == 0
                  ? ""
                  : Wording.text(", and for %s on %s", Wording.time(fast), subject.fast())));
    }
    if (slow == 0 || fast == 0) {
      return upTo(subject, sleeps.longest(row.line()));
    }
    if (slow >= alike * fast) {
      return List.of(
          Wording.text(
              "each of these sleeps is for %s on %s, and for %s on %s",
              Wording.time(slow), subject.slow(), Wording.time(fast), subject.fast()));
    }
    BySide<Double> often = sleeps.often(row.line());
    double times = subject.onSlow(often) / subject.onFast(often);
    return times >= CauseLimit.CLEARLY_MORE.value()
        ? List.of(
            Wording.text(
                "there are %.1f times as many of these sleeps as on %s, each for %s",
                times, subject.fast(), Wording.time(slow)))
        : List.of();
  }

  /** Of sleeps that are not alike, events may show only the longest. */
  private static List<String> upTo(Case subject, BySide<Double> longest) {
    double slow = subject.onSlow(longest);
    double fast = subject.onFast(longest);
    return fast == 0 || slow < CauseLimit.CLEARLY_MORE.value() * fast
        ? List.of()
        : List.of(
            Wording.text(
                "these sleeps are for up to %s on %s, and up to %s on %s",
                Wording.time(slow), subject.slow(), Wording.time(fast), subject.fast()));
  }
}
