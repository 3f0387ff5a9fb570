package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.compare.meaning.Meanings;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.Sample;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.side.Arguments;
import io.fjprobe.analyzer.compare.side.Heard;
import io.fjprobe.analyzer.compare.side.Pairs;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.compare.statistics.Bootstrap;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.compare.statistics.Resamples;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Two sides of one workload, with an interval for everything that is said of them. */
public final class Contrast {

  // Each of these constants is an index into the array that numbers() returns.
  private static final int RATIO = 0;
  private static final int WALL = 1;
  private static final int THREADS = 2;
  private static final int FIRST_PART = 3;
  private static final int PARTS = Part.values().length;
  private static final int FIRST_CONTRIBUTION = FIRST_PART + PARTS;
  private static final int FIRST_EVIDENCE = FIRST_CONTRIBUTION + PARTS;

  private final Side base;
  private final Side next;
  private final Split baseSplit;
  private final Split nextSplit;
  private final Sample baseSum;
  private final Sample nextSum;
  private final Doubt baseDoubt;
  private final Doubt nextDoubt;
  private final Meanings meanings;
  private final @Nullable MomentContrast moments;
  private final Bootstrap bootstrap;
  private final Resamples resamples;

  public Contrast(Pairs pairs) {
    this(pairs.base(), pairs.next(), pairs.paired());
  }

  private Contrast(Side base, Side next, boolean paired) {
    this.base = base;
    this.next = next;
    baseSum = sum(base.iterations());
    nextSum = sum(next.iterations());
    Split a = Split.of(baseSum, base.parallelism());
    Split b = Split.of(nextSum, next.parallelism());
    baseSplit = a.besides(b);
    nextSplit = b.besides(a);
    baseDoubt = new Doubt(base, baseSum, baseSplit);
    nextDoubt = new Doubt(next, nextSum, nextSplit);
    meanings = Meanings.of(base, next);
    moments = MomentContrast.of(base.moments(), next.moments());
    bootstrap = new Bootstrap(base.design(), next.design(), paired);
    resamples = bootstrap.resample(this::numbers);
  }

  private double[] numbers(int[] ofBase, int[] ofNext) {
    Sample a = sum(base.iterations(), ofBase);
    Sample b = sum(next.iterations(), ofNext);
    Split rawA = Split.of(a, base.parallelism());
    Split rawB = Split.of(b, next.parallelism());
    Split splitA = rawA.besides(rawB);
    Split splitB = rawB.besides(rawA);
    Map<Part, Double> contributions = Divisia.contributions(splitA, splitB);
    double[] numbers = new double[FIRST_EVIDENCE + Evidence.values().length];
    numbers[RATIO] = Math.log(splitA.wall() / splitB.wall());
    numbers[WALL] = splitB.wall() - splitA.wall();
    numbers[THREADS] = splitB.threads() - splitA.threads();
    for (Part part : Part.values()) {
      numbers[FIRST_PART + part.ordinal()] = splitB.get(part) - splitA.get(part);
      numbers[FIRST_CONTRIBUTION + part.ordinal()] = contributions.getOrDefault(part, 0.0);
    }
    for (Evidence evidence : Evidence.values()) {
      numbers[FIRST_EVIDENCE + evidence.ordinal()] =
          value(evidence, b, splitB) - value(evidence, a, splitA);
    }
    return numbers;
  }

  /**
   * Returns the sum of the iterations of a side. There is at least one, because a side without
   * iterations is refused.
   */
  private static Sample sum(List<Sample> iterations) {
    return iterations.stream().reduce(Sample::plus).orElseThrow();
  }

  private static Sample sum(List<Sample> iterations, int[] selection) {
    Sample sum = iterations.get(selection[0]);
    for (int i = 1; i < selection.length; i++) {
      sum = sum.plus(iterations.get(selection[i]));
    }
    return sum;
  }

  private static double value(Evidence evidence, Sample sum, Split split) {
    double numerator =
        evidence.numerator() == Quantity.WORK_TIME
            ? split.get(Part.WORK) * sum.get(Quantity.OPERATIONS)
            : sum.get(evidence.numerator());
    double denominator = sum.get(evidence.denominator());
    // the mean of nothing counts as 0, so that it is no change and not an unknown one
    return denominator == 0 && numerator == 0 ? 0 : numerator / denominator;
  }

  public Side base() {
    return base;
  }

  public Side next() {
    return next;
  }

  public UnitOfWork unitOfWork() {
    return base.unitOfWork();
  }

  /** Returns the throughput of next divided by that of base. */
  public Estimate ratio() {
    return logarithmOfRatio().map(Math::exp);
  }

  /**
   * Returns the relative difference of throughput that would be shown with a probability of 80 %.
   * On the logarithmic scale it is half the interval, times (1.96 + 0.84) / 1.96.
   */
  public double smallestDifference() {
    Estimate logarithm = logarithmOfRatio();
    double half = (logarithm.high() - logarithm.low()) / 2;
    return Math.expm1(half * (Normal.TWO_SIDED_95 + Normal.ONE_SIDED_80) / Normal.TWO_SIDED_95);
  }

  /**
   * Returns the share of the threads' time (0 to 1) that belongs to no known part, on the side
   * where this share is larger.
   */
  public double residualShare() {
    return Math.max(residual(baseSplit), residual(nextSplit));
  }

  private static double residual(Split split) {
    double all = split.wall() * split.threads();
    return PartOf.share(Math.abs(split.get(Part.UNATTRIBUTED)), all);
  }

  private Estimate logarithmOfRatio() {
    return bootstrap.forVerdict(resamples.sum(RATIO));
  }

  /** Returns the wall time per operation, in nanoseconds. */
  public Change wall() {
    return new Change(baseSplit.wall(), nextSplit.wall(), resamples.sum(WALL));
  }

  public Change threads() {
    return new Change(baseSplit.threads(), nextSplit.threads(), resamples.sum(THREADS));
  }

  /** Returns the threads' time per operation that a part takes, in nanoseconds. */
  public Change nanos(Part part) {
    double a = baseSplit.get(part);
    double b = nextSplit.get(part);
    Set<Part> only = Set.of(part);
    return new Change(
        a,
        b,
        resamples
            .sum(FIRST_PART + part.ordinal())
            .atLeast(Math.hypot(baseDoubt.of(only), nextDoubt.of(only))));
  }

  /**
   * Returns how much of the difference of wall times per operation these parts make, in
   * nanoseconds. Positive: they make next slower.
   */
  public Estimate contribution(Set<Part> parts) {
    return resamples
        .sum(parts.stream().mapToInt(part -> FIRST_CONTRIBUTION + part.ordinal()).toArray())
        .atLeast(
            Math.hypot(
                baseDoubt.of(parts) / baseSplit.threads(),
                nextDoubt.of(parts) / nextSplit.threads()));
  }

  /**
   * Returns the sum of all contributions in the direction of the gap, in nanoseconds per operation.
   * It is at least as large as the gap.
   */
  public double whole() {
    double gap = wall().difference().value();
    return Divisia.contributions(baseSplit, nextSplit).values().stream()
        .mapToDouble(each -> each)
        .filter(each -> each > 0 == gap > 0)
        .sum();
  }

  /** Null: nobody looked at all threads on one side. */
  public @Nullable MomentContrast moments() {
    return moments;
  }

  public Meanings meanings() {
    return meanings;
  }

  /** Returns whether the evidence means the same on both sides. */
  public boolean comparable(Evidence evidence) {
    return meanings.difference(evidence) == null;
  }

  /**
   * Returns whether the evidence is a mean over events of which one side has none. There is no such
   * mean on that side, and the count of the events tells that.
   */
  public boolean isOfNothing(Evidence evidence) {
    return !evidence.isPerOperation()
        && (isOfNothing(evidence, baseSum) || isOfNothing(evidence, nextSum));
  }

  private static boolean isOfNothing(Evidence evidence, Sample sum) {
    Quantity some = evidence == Evidence.LONGEST_RUN ? evidence.numerator() : evidence.denominator();
    return sum.get(some) == 0;
  }

  /**
   * Returns how the evidence changed. The change is unknown if the evidence does not mean the same
   * on both sides.
   */
  public Change compared(Evidence evidence) {
    return comparable(evidence)
        ? of(evidence)
        : new Change(Double.NaN, Double.NaN, Estimate.exact(Double.NaN));
  }

  /** Returns the numbers of both sides, even if they do not mean the same. */
  public Change of(Evidence evidence) {
    return new Change(
        value(evidence, baseSum, baseSplit),
        value(evidence, nextSum, nextSplit),
        resamples.sum(FIRST_EVIDENCE + evidence.ordinal()));
  }

  /**
   * Returns the diagnosis of a finding that most recordings of base have by themselves; null: most
   * of them do not have it.
   */
  public @Nullable Diagnosis heardOfBase(String finding) {
    return Heard.of(base).of(finding);
  }

  public @Nullable Diagnosis heardOfNext(String finding) {
    return Heard.of(next).of(finding);
  }

  /** Returns the search for lines of code at which the slow side spends more time. */
  public SlowerLines slowerLines() {
    return new SlowerLines(
        base,
        next,
        wall().difference().value() > 0,
        baseSplit.get(Part.WORK),
        nextSplit.get(Part.WORK));
  }

  /**
   * Returns whether one of the pools that carry the work of base has local queues in FIFO order.
   */
  public boolean baseIsAsync() {
    return isAsync(base);
  }

  public boolean nextIsAsync() {
    return isAsync(next);
  }

  private static boolean isAsync(Side side) {
    return side.carriersOf(side.forks().get(0)).stream()
        .anyMatch(pool -> pool.identity().asyncMode());
  }

  /** Returns the options of the JVM of base; null when not recorded. */
  public @Nullable String baseOptions() {
    return Arguments.ofJvm(base.firstRecording().jvm());
  }

  public @Nullable String nextOptions() {
    return Arguments.ofJvm(next.firstRecording().jvm());
  }

  public String baseLabel() {
    return base.label();
  }

  public String nextLabel() {
    return next.label();
  }

  /** Returns the feature release of the JDK of base; 0 when not recorded. */
  public int baseJdk() {
    return base.firstRecording().jvm().feature();
  }

  public int nextJdk() {
    return next.firstRecording().jvm().feature();
  }

  public int baseParallelism() {
    return base.parallelism();
  }

  public int nextParallelism() {
    return next.parallelism();
  }

  /** Returns whether no pool takes part in the work of base. */
  public boolean baseIsOutside() {
    return baseSplit.nanos().containsKey(Part.OUTSIDE);
  }

  public boolean nextIsOutside() {
    return nextSplit.nanos().containsKey(Part.OUTSIDE);
  }

  /**
   * Returns, as text, the share of the machine's CPUs that other processes use on each side; null
   * when one side did not record it.
   */
  public @Nullable String foreignLoad() {
    Double a = base.foreignLoad();
    Double b = next.foreignLoad();
    return a == null || b == null
        ? null
        : Wording.percent(a)
            + " on "
            + baseLabel()
            + ", "
            + Wording.percent(b)
            + " on "
            + nextLabel();
  }
}
