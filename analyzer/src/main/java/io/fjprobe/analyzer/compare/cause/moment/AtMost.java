package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How much of the gap many small things make that no sample shows: no more than all of them can
 * cost.
 *
 * @param share of the gap
 * @param effect of them on the wall time per operation, in nanoseconds
 */
public record AtMost(double share, Estimate effect) {

  /**
   * @param evidence of which the slow side has more
   * @param cost that one of them has at most
   */
  static AtMost of(Case subject, Evidence evidence, CauseLimit cost) {
    double more = subject.onSlow(evidence) - subject.onFast(evidence);
    double share = Math.min(1, more * cost.value() / subject.gap());
    Estimate gap = subject.contrast().wall().difference();
    return new AtMost(
        share, new Estimate(share * gap.value(), share * gap.low(), share * gap.high()));
  }

  /** Returns a sentence that says what the share of the gap rests on. */
  static String sentence(CauseLimit cost) {
    return Wording.text(
        " The percentage is the most that they can make, at %s for each.",
        Wording.time(cost.value()));
  }

  /**
   * Returns as a sign which threads hold up the most additional time, and those that hold up about
   * as much, as who waits and who is waited for; none: it is not known.
   */
  public static List<String> largestPart(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    if (moments == null) {
      return List.of();
    }
    ToDoubleFunction<MomentRow> more =
        row -> subject.nextIsSlow() ? row.difference().value() : -row.difference().value();
    List<MomentRow> rows =
        moments.rows().stream()
            .filter(row -> row.difference().moved() && more.applyAsDouble(row) > 0)
            .sorted(Comparator.comparingDouble(more).reversed())
            .toList();
    if (rows.isEmpty()) {
      return List.of();
    }
    MomentRow first = rows.get(0);
    String most = WayThere.where(subject, first);
    return List.of(
        rows.stream()
            .skip(1)
            .findFirst()
            .filter(
                second ->
                    CauseLimit.CLEARLY_MORE.value() * more.applyAsDouble(second)
                        > more.applyAsDouble(first))
            .map(
                second ->
                    Wording.text(
                        "the largest parts of the additional time, by looks: %s; %s",
                        most, WayThere.where(subject, second)))
            .orElseGet(
                () -> Wording.text("the largest part of the additional time, by looks: %s", most)));
  }
}
