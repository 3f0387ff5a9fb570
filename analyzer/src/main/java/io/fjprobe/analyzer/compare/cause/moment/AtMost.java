package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.wording.MomentWording;
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

  /** Returns as a sign which threads hold up the most additional time; none: it is not known. */
  public static List<String> largestPart(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    if (moments == null) {
      return List.of();
    }
    ToDoubleFunction<MomentRow> more =
        row -> subject.nextIsSlow() ? row.difference().value() : -row.difference().value();
    return moments.rows().stream()
        .filter(row -> row.difference().moved() && more.applyAsDouble(row) > 0)
        .max(Comparator.comparingDouble(more))
        .map(row -> MomentWording.of(row.doing(), row.where(), row.worker(), row.line()))
        .map(most -> Wording.text("the largest part of the additional time, by looks: %s", most))
        .stream()
        .toList();
  }
}
