package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.OnlyMethod;
import io.fjprobe.analyzer.compare.contrast.WaitingPlace;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.recording.stack.LineName;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Says that threads come in another way to the line at which they wait, by the stacks that looks
 * saw: something of a library may let them go on one after the other, or in fewer threads.
 */
final class WayThere {

  private WayThere() {}

  private static BySide<Optional<OnlyMethod>> only(Case subject, MomentRow row) {
    return row.line() == null || row.doing().runsCode()
        ? new BySide<>(Optional.empty(), Optional.empty())
        : subject.contrast().waysToLine().only(row.line(), CauseLimit.ONLY_ON_ONE_SIDE.value());
  }

  /**
   * Returns that as a sign; none: both sides come there in the same way, or it is not known.
   *
   * @param row who waits
   */
  static List<String> of(Case subject, MomentRow row) {
    BySide<Optional<OnlyMethod>> only = only(subject, row);
    Optional<String> slow = subject.onSlow(only).map(WayThere::shortly);
    Optional<String> fast = subject.onFast(only).map(WayThere::shortly);
    if (slow.isPresent()) {
      return List.of(
          Wording.text(
              "looks saw the line called through %s on %s, and %s on %s",
              slow.get(),
              subject.slow(),
              fast.map(name -> "through " + name).orElse("never"),
              subject.fast()));
    }
    return fast
        .map(
            name ->
                Wording.text(
                    "looks saw the line called through %s on %s, and never on %s",
                    name, subject.fast(), subject.slow()))
        .stream()
        .toList();
  }

  /**
   * Returns the library's method that the line calls to wait, and the one that waits; null: these
   * are not known.
   */
  static @Nullable String through(Case subject, MomentRow row) {
    String called = row.called();
    if (called == null || row.line() == null || row.doing().runsCode()) {
      return called;
    }
    return subject
        .onSlow(subject.contrast().waysToLine().entry(row.line()))
        .filter(entry -> !entry.equals(LineName.methodOf(called)))
        .map(entry -> MomentWording.withoutPackages(entry + " and " + called))
        .orElse(called);
  }

  /** Says who does what at which line, and for those that wait also in what that line calls. */
  static String where(Case subject, MomentRow row) {
    return MomentWording.of(row.doing(), row.where(), row.worker(), row.line())
        + (row.doing().runsCode() ? "" : MomentWording.line(null, through(subject, row), null));
  }

  /**
   * Returns as a sign where others wait on the slow side that wait nowhere on the fast side; none:
   * there is no such place, or it is not known.
   *
   * @param row who does what fewer do at a time
   */
  static List<String> othersWait(Case subject, MomentRow row) {
    return place(subject, row)
        .map(
            place ->
                Wording.text(
                    "threads also wait%s on %s, which %s on %s",
                    MomentWording.line(place.line(), place.called(), null),
                    subject.slow(),
                    place.onOther() == 0 ? "no look saw" : "looks hardly saw",
                    subject.fast()))
        .or(
            () ->
                alsoIn(
                    subject,
                    row,
                    only ->
                        Wording.text(
                            "looks also saw threads wait in %s on %s, and never on %s",
                            shortly(only), subject.slow(), subject.fast())))
        .stream()
        .toList();
  }

  /** Says in what else called at the same line threads wait on the slow side alone. */
  private static Optional<String> alsoIn(
      Case subject, MomentRow row, Function<OnlyMethod, String> words) {
    return row.line() == null
        ? Optional.empty()
        : subject
            .onSlow(
                subject
                    .contrast()
                    .waysToLine()
                    .onlyCalled(row.line(), row.called(), CauseLimit.ONLY_ON_ONE_SIDE.value()))
            .map(words);
  }

  private static Optional<WaitingPlace> place(Case subject, MomentRow row) {
    return subject
        .onSlow(subject.contrast().waysToLine().elsewhere(CauseLimit.ONLY_ON_ONE_SIDE.value()))
        .filter(place -> !place.line().equals(row.line()));
  }

  /** Returns a sentence with what that rests on; empty: there is nothing to say. */
  static String othersSentence(Case subject, MomentRow row) {
    return place(subject, row)
        .map(
            place ->
                Wording.text(
                    " Of the stacks of threads that wait, as looks saw them on %s, %s are at %s"
                        + " through %s. Such stacks on %s: %d.",
                    subject.slow(),
                    Wording.percent(place.share()),
                    place.line(),
                    place.called(),
                    subject.fast(),
                    place.onOther()))
        .or(
            () ->
                alsoIn(
                    subject,
                    row,
                    only ->
                        Wording.text(
                            " Of the stacks of threads that wait there, as looks saw them on %s, %s"
                                + " are in %s, and none on %s.",
                            subject.slow(),
                            Wording.percent(only.share()),
                            only.method(),
                            subject.fast())))
        .orElse("");
  }

  private static String shortly(OnlyMethod only) {
    return MomentWording.withoutPackage(only.method());
  }

  /** Returns sentences with what this rests on; empty: there is nothing to say. */
  static String sentence(Case subject, MomentRow row) {
    BySide<String> sentences =
        only(subject, row)
            .with(
                subject.contrast().labels(),
                (only, label) -> only.map(each -> sentence(each, label)).orElse(""));
    return sentences.base() + sentences.next();
  }

  private static String sentence(OnlyMethod only, String label) {
    return Wording.text(
        " Of the stacks that looks saw there on %s, %s have %s below this line, and none on the"
            + " other side.",
        label, Wording.percent(only.share()), only.method());
  }
}
