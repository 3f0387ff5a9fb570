package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.account.moment.LetGoOn;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Says that on the slow side the program goes on only when a timer fires, or when a thread has
 * slept long enough: a batch that is never full, a tick that is too long, a loop that asks now and
 * then.
 */
public final class BegunByTimer {

  private BegunByTimer() {}

  /** Returns that as a sign about idle workers; none: no timer ends that. */
  public static List<String> ofIdleWorkers(Case subject) {
    return of(
        subject,
        row -> row.doing() == Doing.NOT_ASKED && row.worker(),
        "threads of pools that have no task get one only when a time is over");
  }

  /**
   * Returns that as a sign; none: no timer lets those go on that wait.
   *
   * @param waiting who waits; null: nobody is known
   */
  static List<String> of(Case subject, @Nullable MomentRow waiting) {
    if (waiting == null || waiting.doing().runsCode() || waiting.line() == null) {
      return ofIdleWorkers(subject);
    }
    String method = MomentRow.method(waiting.line());
    return of(
        subject,
        row -> row.doing() == waiting.doing() && MomentRow.method(row.line()).equals(method),
        "this ends only when a time is over");
  }

  private static List<String> of(Case subject, Predicate<ReleaseRow> which, String who) {
    MomentContrast moments = subject.contrast().moments();
    if (moments == null) {
      return List.of();
    }
    BySide<LetGoOn> sides = moments.releases().map(rows -> LetGoOn.of(rows, which));
    BySide<Double> unused = moments.unusedNanos();
    BySide<Double> timed = sides.with(unused, (side, nanos) -> side.share() * nanos);
    LetGoOn slow = subject.onSlow(sides);
    ReleaseRow by = slow.most();
    return by == null
            || !slow.isMostlyTimed()
            || subject.onSlow(timed) < CauseLimit.MUCH_MORE.value() * subject.onFast(timed)
        ? List.of()
        : List.of(
            Wording.text(
                "%s, %s, and %s on %s",
                who, MomentWording.timed(slow, by), cases(subject.onFast(sides)), subject.fast()));
  }

  private static String cases(LetGoOn fast) {
    return fast.seen() == 0
        ? "no case was seen"
        : Wording.text("in %s of %s", Wording.count(fast.timed()), Wording.count(fast.seen()));
  }
}
