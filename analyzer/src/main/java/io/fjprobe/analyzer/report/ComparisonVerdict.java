package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.Comparing;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.comparability.Condition;
import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.contrast.CallChange;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.AccountRow;
import io.fjprobe.analyzer.compare.result.Compared;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.SideSummary;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A whole comparison in a sentence or two. */
final class ComparisonVerdict {

  /** With fewer recordings of a side, the sides often do not overlap by chance. */
  private static final int ENOUGH_FORKS = 3;

  private ComparisonVerdict() {}

  static String of(Comparison comparison) {
    return switch (comparison.result().verdict()) {
      case REFUSED -> "not compared: " + refusals(comparison);
      case NO_DIFFERENCE_SHOWN -> noDifference(comparison);
      case NO_INTERVAL -> noInterval(comparison);
      case THROUGHPUT_NOT_KNOWN -> notKnown(comparison);
      default ->
          comparison.compared().next().label()
              + " "
              + size(comparison)
              + ". "
              + why(comparison)
              + onlyDifference(comparison);
    };
  }

  private static String refusals(Comparison comparison) {
    List<String> refusals =
        SharedDifferences.of(comparison).stream()
            .filter(Difference::refusal)
            .map(Difference::text)
            .toList();
    return String.join("; ", refusals) + ".";
  }

  private static String noInterval(Comparison comparison) {
    boolean whole = comparison.compared().unitOfWork() == UnitOfWork.RUN;
    return (whole
            ? "no interval: with one recording on a side, a difference can't be told from"
                + " chance. "
            : "no interval: with one iteration on a side, a difference can't be told from"
                + " chance. ")
        + sides(comparison, number(comparison.result().ratio().value()))
        + (whole
            ? ". Record three or more of each: --base a.jfr,b.jfr,c.jfr --new d.jfr,e.jfr,f.jfr."
            : ". Record more iterations.");
  }

  /** Says what differs where nobody knows how much the program was asked to do. */
  private static String notKnown(Comparison comparison) {
    return comparison.compared().unitOfWork() == UnitOfWork.TASK_RUN
        ? comparison.compared().next().label()
            + " runs "
            + Wording.change(comparison.result().ratio().value())
            + " as many tasks a second as "
            + comparison.compared().base().label()
            + ": "
            + both(comparison)
            + rates(comparison)
            + ". This is not a measure of speed: what makes a program slower may also change how"
            + " many tasks it creates."
        : "throughput not known: these recordings do not say what an operation of the program"
            + " is. Rates and shares are shown side by side. To compare the speed, name an"
            + " operation: record with the agent's option operation=com.acme.Orders.place, or"
            + " compare with --operations-of=com.acme.OrderEvent. If the program ends by itself,"
            + " whole runs are compared without that.";
  }

  private static String noDifference(Comparison comparison) {
    Double smallest = comparison.result().smallestDifference();
    return "no difference shown between "
        + sides(comparison, ratio(comparison.result().ratio()))
        + "."
        + (smallest == null
            ? ""
            : " A difference of "
                + Wording.change(smallest)
                + " or more would probably have been shown.")
        + apart(comparison.compared())
        + oneLong(comparison.compared().base())
        + oneLong(comparison.compared().next());
  }

  /** Says if one recording of a side took much longer than the others, which widens intervals. */
  private static String oneLong(SideSummary side) {
    List<Double> times = side.timesWithOneLong(CauseLimit.WORTH_A_WORD.value());
    return times.isEmpty()
        ? ""
        : Wording.text(
            " One recording of %s took %s, and the others %s to %s: look at what else ran"
                + " meanwhile, and record more of both.",
            side.label(),
            Wording.time(times.get(times.size() - 1)),
            Wording.time(times.get(0)),
            Wording.time(times.get(times.size() - 2)));
  }

  /** Says if the sides do not overlap, although they are too few to show a difference. */
  private static String apart(Compared compared) {
    SideSummary base = compared.base();
    SideSummary next = compared.next();
    if (Math.min(base.forks(), next.forks()) < ENOUGH_FORKS) {
      return "";
    }
    return base.isAlwaysFasterThan(next)
        ? apart(base, next, compared.unitOfWork())
        : next.isAlwaysFasterThan(base) ? apart(next, base, compared.unitOfWork()) : "";
  }

  private static String apart(SideSummary fast, SideSummary slow, UnitOfWork unit) {
    return Wording.text(
        " But each recording of %s took less time (%s to %s %s) than each of %s (%s to %s): record"
            + " more of both to tell whether that is chance.",
        fast.label(),
        Wording.time(Collections.min(fast.work().nanosOfJvms())),
        Wording.time(Collections.max(fast.work().nanosOfJvms())),
        unit.per(),
        slow.label(),
        Wording.time(Collections.min(slow.work().nanosOfJvms())),
        Wording.time(Collections.max(slow.work().nanosOfJvms())));
  }

  private static String sides(Comparison comparison, String throughputRatio) {
    return comparison.compared().base().label()
        + " and "
        + comparison.compared().next().label()
        + ": "
        + both(comparison)
        + ", throughput x "
        + throughputRatio;
  }

  private static String size(Comparison comparison) {
    return speed(comparison)
        + comparison.compared().base().label()
        + ": "
        + both(comparison)
        + ", throughput x "
        + ratio(comparison.result().ratio());
  }

  private static String speed(Comparison comparison) {
    double ratio = comparison.result().ratio().value();
    boolean slower = ratio < 1;
    double factor = slower ? 1 / ratio : ratio;
    return "is "
        + (factor < 1.5
            ? Wording.change(factor - 1) + (slower ? " slower" : " faster")
            : Wording.number(factor) + " times " + (slower ? "slower" : "faster"))
        + " than ";
  }

  private static String both(Comparison comparison) {
    return Wording.time(comparison.time().wall().base())
        + " and "
        + Wording.time(comparison.time().wall().next())
        + " "
        + comparison.compared().unitOfWork().per();
  }

  private static String rates(Comparison comparison) {
    return " ("
        + rate(comparison.time().wall().base())
        + " and "
        + rate(comparison.time().wall().next())
        + " tasks a second)";
  }

  private static String rate(double nanos) {
    return Wording.number(1e9 / nanos);
  }

  static String ratio(Estimate ratio) {
    return number(ratio.value())
        + " (95 % interval "
        + number(ratio.low())
        + ".."
        + number(ratio.high())
        + ")";
  }

  private static String number(double ratio) {
    return Double.isNaN(ratio)
        ? "unknown"
        : String.format(Locale.ROOT, ratio < 10 ? "%.3f" : "%.1f", ratio);
  }

  /** Returns the explanation that a verdict says; null: it says none. */
  static @Nullable Explanation explained(Comparison comparison) {
    List<Explanation> explanations = comparison.explained().explanations();
    return explanations.isEmpty()
            || comparison.result().tooSmallToExplain()
            || comparison.time().residual() > Comparing.MOST_RESIDUAL
        ? null
        : explanations.get(0);
  }

  private static String why(Comparison comparison) {
    if (comparison.result().tooSmallToExplain()) {
      return "A difference below "
          + Wording.percent(CauseLimit.WORTH_EXPLAINING.value())
          + " is not explained: runs that should be as fast as each other can differ as much.";
    }
    if (comparison.time().residual() > Comparing.MOST_RESIDUAL) {
      return "The reason is not known: "
          + Wording.percent(comparison.time().residual())
          + " of the thread time is not attributed to anything.";
    }
    Explanation first = explained(comparison);
    if (first == null) {
      return "Neither Fork/Join nor anything else that is recorded explains it. What changed"
          + " most: "
          + moved(comparison)
          + "."
          + calledMoreOften(comparison);
    }
    String cause =
        first.statement().summary()
            + " ("
            + Wording.percent(first.effect().ofGap())
            + " of the gap).";
    return first.forkJoin() ? "Why: " + cause : "Not explained by Fork/Join: " + cause;
  }

  /**
   * Says what was changed where that is only one thing, as far as it is recorded. What shows the
   * difference may be far from it.
   */
  private static String onlyDifference(Comparison comparison) {
    Condition only = comparison.compared().onlyDifference();
    List<Explanation> explanations = comparison.explained().explanations();
    boolean byPool = !explanations.isEmpty() && explanations.get(0).forkJoin();
    if (only == null
        || only == Condition.JDK && byPool
        || comparison.result().tooSmallToExplain()) {
      return "";
    }
    return " Of the conditions that are recorded, only the "
        + values(comparison, only)
            .map(values -> only.label() + " differ: " + values)
            .orElse(only.label() + " differs")
        + values(comparison, Condition.FOREIGN_LOAD)
            .map(values -> ", and the " + Condition.FOREIGN_LOAD.label() + ": " + values)
            .orElse("")
        + ".";
  }

  private static Optional<String> values(Comparison comparison, Condition condition) {
    return comparison.compared().differences().stream()
        .filter(difference -> difference.condition() == condition)
        .map(Difference::values)
        .findFirst();
  }

  /** Exact counts tell something even where nothing tells how much time that takes. */
  private static String calledMoreOften(Comparison comparison) {
    boolean nextIsSlow = comparison.time().wall().difference().value() > 0;
    return comparison.observed().calls().stream()
        .filter(CallChange::isKnown)
        .filter(CallChange::moved)
        .filter(
            change ->
                change.calls().of(nextIsSlow)
                    >= CauseLimit.MUCH_MORE.value() * change.calls().of(!nextIsSlow))
        .findFirst()
        .map(
            change ->
                Wording.text(
                    " Of the calls that were counted, those of %s changed most: %s on %s, %s on %s"
                        + " %s.",
                    MomentWording.withoutPackage(change.method()),
                    Wording.number(change.calls().base()),
                    comparison.compared().base().label(),
                    Wording.number(change.calls().next()),
                    comparison.compared().next().label(),
                    comparison.compared().unitOfWork().per()))
        .orElse("");
  }

  private static String moved(Comparison comparison) {
    boolean slower = comparison.time().wall().difference().value() > 0;
    return comparison.time().account().stream()
        .filter(row -> row.contribution().value() > 0 == slower)
        .max(Comparator.comparingDouble(AccountRow::shareOfGap))
        .map(
            row ->
                row.part().label()
                    + " ("
                    + ComparisonCells.share(row.shareOfGap())
                    + " "
                    + GapWords.of(comparison)
                    + ")")
        .orElse("nothing");
  }
}
