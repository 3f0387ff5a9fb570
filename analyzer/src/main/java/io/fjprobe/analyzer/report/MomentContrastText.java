package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.contrast.Unsampled;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whose the wall time of an operation is on both sides: what a difference is made of. */
public final class MomentContrastText {

  /** At most this many rows are shown. */
  private static final int ROWS = 6;

  /** A row is shown if one side has at least this share of the longer wall time in it. */
  private static final double LEAST = 0.01;

  /**
   * A row that changes by more than this many times the difference is no part of it alone: other
   * time went the other way.
   */
  private static final double MOST_OF_ALL = 1.2;

  private final Comparison comparison;
  private final MomentContrast moments;

  MomentContrastText(Comparison comparison) {
    this.comparison = comparison;
    moments = Objects.requireNonNull(comparison.moments(), "nobody looked at all threads");
  }

  /**
   * Returns one sentence; empty: there is no difference, or nobody looked at all threads on one
   * side.
   */
  public static String sentence(Comparison comparison) {
    return isOf(comparison) ? new MomentContrastText(comparison).headline() : "";
  }

  static boolean isOf(Comparison comparison) {
    return comparison.shown() && comparison.moments() != null;
  }

  void print(Page page) {
    double wall = Math.max(comparison.time().wall().base(), comparison.time().wall().next());
    List<MomentRow> shown =
        moments.rows().stream()
            .filter(row -> Math.max(row.base(), row.next()) >= LEAST * wall)
            .limit(ROWS)
            .toList();
    Table table =
        new Table(
            "Whose time it is " + comparison.compared().unitOfWork().per(),
            comparison.compared().base().label(),
            comparison.compared().next().label(),
            "change",
            "95 % interval",
            "threads");
    shown.forEach(
        row ->
            table.row(
                name(row),
                Wording.time(row.base()),
                Wording.time(row.next()),
                row.difference().moved() ? signed(row.difference().value()) : "-",
                interval(row.difference()),
                threads(row.baseWidth()) + " -> " + threads(row.nextWidth())));
    double base = comparison.time().wall().base() - sum(shown, true);
    double next = comparison.time().wall().next() - sum(shown, false);
    if (Math.max(base, next) >= LEAST * wall) {
      table.row("the rest", Wording.time(base), Wording.time(next), signed(next - base));
    }
    page.blank().paragraph("TIME     ", headline());
    table.printTo(page);
  }

  private static double sum(List<MomentRow> rows, boolean ofBase) {
    return rows.stream().mapToDouble(row -> ofBase ? row.base() : row.next()).sum();
  }

  private static String name(MomentRow row) {
    return MomentWording.of(row.doing(), row.where(), row.worker(), row.line());
  }

  private static String threads(@Nullable Double width) {
    return width == null ? "-" : Wording.text("%.1f", width);
  }

  private static String signed(double nanos) {
    return (nanos > 0 ? "+" : "") + Wording.time(nanos);
  }

  private static String interval(Estimate estimate) {
    return signed(estimate.low()) + ".." + signed(estimate.high());
  }

  /** Says what most of the difference is, and whether more or less runs at the same time. */
  private String headline() {
    double difference = comparison.time().wall().difference().value();
    MomentRow largest = moments.largest(difference);
    String cpus =
        Wording.text(
                " By looks, %.1f CPUs are used on %s in the mean, and %.1f on %s.",
                moments.baseCpus(),
                comparison.compared().base().label(),
                moments.nextCpus(),
                comparison.compared().next().label())
            + notShown();
    String all =
        Wording.text(
            "The wall time %s is %s by %s",
            comparison.compared().unitOfWork().per(),
            difference > 0 ? "longer" : "shorter",
            Wording.time(Math.abs(difference)));
    if (largest == null) {
      return all + ", but looks do not show where." + cpus;
    }
    MomentRow against = moments.largest(-difference);
    double change = Math.abs(largest.difference().value());
    return against != null && change > MOST_OF_ALL * Math.abs(difference)
        ? all + "." + moved(largest) + moved(against) + cpus
        : all + Wording.text("; about %s of that: %s.", Wording.time(change), name(largest)) + cpus;
  }

  /** Says that a line where threads run may be another one; empty: there is no reason to. */
  private String notShown() {
    Unsampled unsampled = comparison.time().unsampled();
    return unsampled == null
        ? ""
        : Wording.text(
            " Samples show %s of the time for which threads run on %s, and %s on %s; the rest may be"
                + " at other lines.",
            Wording.percent(unsampled.shown().base()),
            comparison.compared().base().label(),
            Wording.percent(unsampled.shown().next()),
            comparison.compared().next().label());
  }

  /** Says in a sentence how much more or less time a row has. */
  private static String moved(MomentRow row) {
    double change = row.difference().value();
    return Wording.text(
        " %s by about %s: %s.",
        change > 0 ? "More" : "Less", Wording.time(Math.abs(change)), name(row));
  }
}
