package io.fjprobe.analyzer.compare;

import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.compare.cause.NotInSamples;
import io.fjprobe.analyzer.compare.cause.list.Causes;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.comparability.Comparability;
import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.comparability.OnlyDifference;
import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.contrast.InSamples;
import io.fjprobe.analyzer.compare.contrast.PartOf;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.AccountRow;
import io.fjprobe.analyzer.compare.result.Compared;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.CountedDifferently;
import io.fjprobe.analyzer.compare.result.CountedRuns;
import io.fjprobe.analyzer.compare.result.EvidenceContrast;
import io.fjprobe.analyzer.compare.result.EvidenceRow;
import io.fjprobe.analyzer.compare.result.Explained;
import io.fjprobe.analyzer.compare.result.SideSummary;
import io.fjprobe.analyzer.compare.result.SpeedResult;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.result.TimeContrast;
import io.fjprobe.analyzer.compare.side.Heard;
import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.compare.side.Pairs;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.compare.side.Sides;
import io.fjprobe.analyzer.compare.side.UnitChoice;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Compares the recordings of two sides, workload by workload. */
public final class Comparing {

  /**
   * The evidence that tells how much work there is. Two sides that do the same work have about as
   * much of each.
   */
  private static final List<Evidence> AMOUNTS =
      List.of(Evidence.TASKS, Evidence.ALLOCATED_BYTES, Evidence.CPU_TIME);

  /** The evidence that exists only for operations that are counted one by one. */
  private static final Set<Evidence> OF_COUNTED =
      Set.of(Evidence.OPERATION_LENGTH, Evidence.CONCURRENCY);

  /**
   * The largest share of the threads' time (0 to 1) that may belong to no known part. If more of it
   * does, no cause is named.
   */
  public static final double MOST_RESIDUAL = 0.3;

  private final boolean force;
  private final @Nullable UnitOfWork per;
  private final boolean sameArguments;

  /** Other recordings of the same work, in which the agent counted calls. */
  private BySide<List<Input>> counted = new BySide<>(List.of(), List.of());

  /**
   * @param force compare also what should not be compared
   */
  public Comparing(boolean force) {
    this(force, null);
  }

  /**
   * @param force compare also what should not be compared
   * @param per what to divide by; null: the best that the recordings have
   */
  public Comparing(boolean force, @Nullable UnitOfWork per) {
    this(force, per, true);
  }

  /**
   * @param sameArguments false: the user has given the program other ones, so that another mode of
   *     the workload is no reason to refuse
   */
  public Comparing(boolean force, @Nullable UnitOfWork per, boolean sameArguments) {
    this.force = force;
    this.per = per;
    this.sameArguments = sameArguments;
  }

  /**
   * Takes the calls of methods from other recordings of the same work. To count calls takes time,
   * so these are compared in nothing else.
   */
  public Comparing countedIn(BySide<List<Input>> recordings) {
    counted = recordings;
    return this;
  }

  /**
   * Makes one comparison for each workload that both sides have. If each side has only one
   * workload, these two are compared. The checks of comparability then tell whether they are the
   * same.
   */
  public List<Comparison> of(String base, List<Input> ofBase, String next, List<Input> ofNext) {
    UnitOfWork unit = per == null ? UnitChoice.of(ofBase, ofNext) : per;
    Map<String, BySide<Side>> inCounted =
        Sides.common(Sides.of(base, counted.base(), unit), Sides.of(next, counted.next(), unit));
    List<Comparison> comparisons = new ArrayList<>();
    Sides.common(Sides.of(base, ofBase, unit), Sides.of(next, ofNext, unit))
        .forEach((name, sides) -> comparisons.add(compare(sides, inCounted.get(name))));
    return comparisons;
  }

  /** Compares one workload. */
  public Comparison compare(BySide<Side> sides) {
    return compare(sides, null);
  }

  private Comparison compare(BySide<Side> sides, @Nullable BySide<Side> inCounted) {
    List<Difference> differences = Comparability.of(sides, sameArguments);
    boolean refused = differences.stream().anyMatch(Difference::refusal) && !force;
    boolean empty = sides.any(side -> side.iterations().isEmpty());
    return refused || empty
        ? Comparison.refused(compared(new Pairs(sides, null), differences))
        : compare(Pairs.of(sides), inCounted, differences);
  }

  private static Comparison compare(
      Pairs pairs, @Nullable BySide<Side> inCounted, List<Difference> differences) {
    Contrast contrast = new Contrast(pairs, inCounted);
    Estimate ratio = contrast.ratio();
    SpeedVerdict verdict = verdict(ratio, contrast.unitOfWork());
    boolean judged = verdict != SpeedVerdict.NO_INTERVAL && !Double.isNaN(ratio.low());
    SpeedResult result =
        new SpeedResult(verdict, ratio, judged ? contrast.smallestDifference() : null);
    boolean explicable =
        result.shown() && !result.tooSmallToExplain() && contrast.residualShare() <= MOST_RESIDUAL;
    List<Explanation> explanations = explicable ? explanations(contrast) : List.of();
    return new Comparison(
        compared(pairs, differences),
        result,
        new TimeContrast(
            contrast.wall(),
            contrast.threads(),
            account(contrast),
            contrast.residualShare(),
            PartOf.share(contrast.wall().difference().value(), contrast.whole()),
            NotInSamples.in(contrast)),
        contrast.moments(),
        observed(contrast, judged, inCounted),
        new Explained(
            explanations,
            explanations.stream().mapToDouble(explanation -> explanation.effect().ofGap()).sum(),
            explicable ? contrast.methodsToCount() : List.of()));
  }

  private static Compared compared(Pairs pairs, List<Difference> differences) {
    BySide<SideSummary> summaries = pairs.sides().map(Comparing::summary);
    return new Compared(
        name(pairs.sides()),
        summaries.base(),
        summaries.next(),
        differences,
        OnlyDifference.of(pairs.sides(), differences),
        pairs.sides().base().unitOfWork(),
        pairs.rounds());
  }

  /**
   * @param judged there are intervals
   */
  private static EvidenceContrast observed(
      Contrast contrast, boolean judged, @Nullable BySide<Side> inCounted) {
    List<EvidenceRow> rows = evidence(contrast);
    rows.removeIf(
        row -> row.change().known() && contrast.meanings().difference(row.evidence()) != null);
    rows.removeIf(row -> row.evidence().isBound() || contrast.isOfNothing(row.evidence()));
    BySide<Integer> pools = contrast.sides().map(side -> side.pools().size());
    if (!pools.base().equals(pools.next())) {
      // it counts only the pools that do the work, and the sides do not have as many of them
      rows.removeIf(row -> row.evidence() == Evidence.POOLS_STARTED);
    }
    return new EvidenceContrast(
        AMOUNTS.stream()
            .map(evidence -> new EvidenceRow(evidence, contrast.of(evidence)))
            .filter(row -> row.change().known())
            .toList(),
        rows.stream().filter(row -> judged ? row.change().moved() : differs(row)).toList(),
        rows.stream()
            .filter(row -> judged && row.change().known() && !row.change().moved())
            .filter(row -> row.change().base() != 0 || row.change().next() != 0)
            .toList(),
        rows.stream().filter(row -> !row.change().known()).map(EvidenceRow::evidence).toList(),
        countedDifferently(contrast),
        contrast.calls(),
        inCounted == null
            ? null
            : new CountedRuns(inCounted.base().forks().size(), inCounted.next().forks().size()),
        contrast.onlyClasses(),
        judged ? contrast.inSamples() : InSamples.NONE);
  }

  private static SpeedVerdict verdict(Estimate ratio, UnitOfWork unit) {
    if (!unit.measuresSpeed()) {
      return SpeedVerdict.THROUGHPUT_NOT_KNOWN;
    }
    if (Double.isNaN(ratio.low())) {
      return SpeedVerdict.NO_INTERVAL;
    }
    return !ratio.differsFrom(1)
        ? SpeedVerdict.NO_DIFFERENCE_SHOWN
        : ratio.value() > 1 ? SpeedVerdict.FASTER : SpeedVerdict.SLOWER;
  }

  private static List<Explanation> explanations(Contrast contrast) {
    UnitOfWork unit = contrast.unitOfWork();
    return Causes.of(contrast).stream().map(explanation -> explanation.in(unit::in)).toList();
  }

  private static boolean differs(EvidenceRow row) {
    return row.change().known() && row.change().base() != row.change().next();
  }

  private static String name(BySide<Side> sides) {
    BySide<String> names = sides.map(side -> side.firstSection().name());
    return names.base().equals(names.next())
        ? names.base()
        : names.base() + " against " + names.next();
  }

  private static SideSummary summary(Side side) {
    return new SideSummary(
        side.label(),
        side.firstRecording().jvm().jdk(),
        side.forks().stream().map(fork -> fork.recording().source().file()).toList(),
        side.forks().size(),
        side.whole() ? 0 : side.iterations().size(),
        side.betweenLooks(),
        new SideSummary.Work(
            unit(side),
            side.sum(Quantity.OPERATIONS),
            Math.round(side.sum(Quantity.WALL)),
            side.design().times()),
        side.pools(),
        side.parallelism(),
        Heard.of(side).first());
  }

  private static String unit(Side side) {
    Operations operations = side.firstSection().period().operations();
    return side.whole() || operations == null ? side.unitOfWork().words() : operations.unit();
  }

  private static List<AccountRow> account(Contrast contrast) {
    double whole = contrast.whole();
    List<AccountRow> rows = new ArrayList<>();
    for (Part part : Part.values()) {
      Change change = part == Part.THREADS ? contrast.threads() : contrast.nanos(part);
      if (change.base() != 0 || change.next() != 0) {
        Estimate contribution = contrast.contribution(Set.of(part));
        rows.add(
            new AccountRow(part, change, contribution, PartOf.share(contribution.value(), whole)));
      }
    }
    return rows;
  }

  /**
   * Returns the evidence, with what moved by the largest factor first. Changes of small numbers of
   * events count less.
   */
  private static List<EvidenceRow> evidence(Contrast contrast) {
    List<EvidenceRow> rows = new ArrayList<>();
    for (Evidence evidence : Evidence.of(contrast.unitOfWork())) {
      rows.add(new EvidenceRow(evidence, contrast.of(evidence)));
    }
    rows.removeIf(row -> OF_COUNTED.contains(row.evidence()) && isNowhere(row.change()));
    rows.sort(Comparator.comparingDouble(Comparing::weight).reversed());
    return rows;
  }

  private static boolean isNowhere(Change change) {
    return Double.isNaN(change.base()) && Double.isNaN(change.next());
  }

  private static List<CountedDifferently> countedDifferently(Contrast contrast) {
    return Stream.concat(
            Arrays.stream(Part.values()).map(part -> CountedDifferently.of(part, contrast)),
            Arrays.stream(Evidence.values()).map(each -> CountedDifferently.of(each, contrast)))
        .filter(Objects::nonNull)
        .toList();
  }

  private static double weight(EvidenceRow row) {
    double a = row.change().base();
    double b = row.change().next();
    double floor = row.evidence().isTime() ? 1_000 : 0.1;
    return Double.isNaN(a) || Double.isNaN(b) ? -1 : Math.abs(Math.log((a + floor) / (b + floor)));
  }
}
