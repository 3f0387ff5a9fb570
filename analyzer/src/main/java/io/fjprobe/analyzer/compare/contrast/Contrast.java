package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.compare.meaning.Meanings;
import io.fjprobe.analyzer.compare.measure.BySide;
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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Two sides of one workload, with an interval for everything that is said of them. */
public final class Contrast {

  private final BySide<Side> sides;
  private final BySide<Sample> sums;
  private final BySide<Split> splits;
  private final BySide<Doubt> doubts;
  private final BySide<Heard> heard;
  private final Meanings meanings;
  private final List<CallChange> calls;
  private final OnlyClasses onlyClasses;
  private final @Nullable MomentContrast moments;
  private final @Nullable SampledCode sampledCode;
  private final InSamples inSamples;
  private final Bootstrap bootstrap;
  private final Resamples resamples;

  public Contrast(Pairs pairs) {
    this(pairs, null);
  }

  /**
   * @param counted other recordings of the same work, in which the agent counted calls; null: none
   */
  public Contrast(Pairs pairs, @Nullable BySide<Side> counted) {
    sides = pairs.sides();
    calls = CallChange.of(counted == null ? sides : counted);
    onlyClasses = OnlyClasses.of(counted == null ? sides : counted);
    sums = sides.map(side -> Sample.sum(side.iterations()));
    splits = splits(sums);
    doubts =
        new BySide<>(
            new Doubt(sides.base(), sums.base(), splits.base()),
            new Doubt(sides.next(), sums.next(), splits.next()));
    heard = sides.map(Heard::of);
    meanings = Meanings.of(sides);
    moments = MomentContrast.of(sides.map(Side::moments));
    boolean nextIsSlow = splits.next().wall() > splits.base().wall();
    sampledCode = SampledCode.of(sides, nextIsSlow);
    inSamples = InSamples.of(sides, sampledCode, nextIsSlow);
    bootstrap = new Bootstrap(sides.base().design(), sides.next().design(), pairs.paired());
    resamples = bootstrap.resample(this::numbers);
  }

  private BySide<Split> splits(BySide<Sample> samples) {
    return Split.comparable(samples, sides.map(Side::parallelism));
  }

  private SelectedNumbers numbers(int[] ofBase, int[] ofNext) {
    BySide<Sample> some =
        new BySide<>(
            Sample.sum(sides.base().iterations(), ofBase),
            Sample.sum(sides.next().iterations(), ofNext));
    return new SelectedNumbers(some, splits(some));
  }

  public BySide<Side> sides() {
    return sides;
  }

  public UnitOfWork unitOfWork() {
    return sides.base().unitOfWork();
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
    BySide<Double> residuals = splits.map(Contrast::residual);
    return Math.max(residuals.base(), residuals.next());
  }

  private static double residual(Split split) {
    double all = split.wall() * split.threads();
    return PartOf.share(Math.abs(split.get(Part.UNATTRIBUTED)), all);
  }

  private Estimate logarithmOfRatio() {
    return bootstrap.forVerdict(resamples.sum(SelectedNumbers.RATIO));
  }

  /** Returns the wall time per operation, in nanoseconds. */
  public Change wall() {
    return Change.of(splits.map(Split::wall), resamples.sum(SelectedNumbers.WALL));
  }

  public Change threads() {
    return Change.of(splits.map(Split::threads), resamples.sum(SelectedNumbers.THREADS));
  }

  /** Returns the threads' time per operation that a part takes, in nanoseconds. */
  public Change nanos(Part part) {
    BySide<Double> doubt = doubts.map(each -> each.of(Set.of(part)));
    return Change.of(
        splits.map(split -> split.get(part)),
        resamples.sum(SelectedNumbers.of(part)).atLeast(Math.hypot(doubt.base(), doubt.next())));
  }

  /**
   * Returns how much of the difference of wall times per operation these parts make, in
   * nanoseconds. Positive: they make next slower.
   */
  public Estimate contribution(Set<Part> parts) {
    BySide<Double> doubt = doubts.with(splits, (each, split) -> each.of(parts) / split.threads());
    return resamples
        .sum(parts.stream().mapToInt(SelectedNumbers::contributionOf).toArray())
        .atLeast(Math.hypot(doubt.base(), doubt.next()));
  }

  /**
   * Returns the sum of all contributions in the direction of the gap, in nanoseconds per operation.
   * It is at least as large as the gap.
   */
  public double whole() {
    double gap = wall().difference().value();
    return Divisia.contributions(splits).values().stream()
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
    return !evidence.isPerOperation() && sums.any(sum -> isOfNothing(evidence, sum));
  }

  private static boolean isOfNothing(Evidence evidence, Sample sum) {
    Quantity some =
        evidence == Evidence.LONGEST_RUN ? evidence.numerator() : evidence.denominator();
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
    return Change.of(
        SelectedNumbers.values(evidence, sums, splits),
        resamples.sum(SelectedNumbers.of(evidence)));
  }

  /**
   * Returns the diagnosis of a finding that most recordings of a side have by themselves; null:
   * most of them do not have it.
   */
  public BySide<@Nullable Diagnosis> heard(String finding) {
    return heard.map(side -> side.of(finding));
  }

  /** Returns how often methods are called that the agent was asked to count. */
  public List<CallChange> calls() {
    return calls;
  }

  /** Returns the classes that only one side loads; none where they are not recorded. */
  public OnlyClasses onlyClasses() {
    return onlyClasses;
  }

  /** Returns the methods whose calls are worth counting. */
  public List<String> methodsToCount() {
    return MethodsToCount.of(sampledCode, moments, waysToLine(), isNextSlow());
  }

  /** Returns what samples show more of on the slow side. */
  public InSamples inSamples() {
    return inSamples;
  }

  /** Returns the search for lines of code at which the slow side spends more time. */
  public SlowerLines slowerLines() {
    return new SlowerLines(sides, isNextSlow(), splits.map(split -> split.get(Part.WORK)));
  }

  /** Null: nobody looked at all threads, or threads were not sampled, on one side. */
  public @Nullable SampledCode sampledCode() {
    return sampledCode;
  }

  /** Returns the waits at a line that nobody ended before their time-out, by events. */
  public TimeOuts timeOuts(String line) {
    return TimeOuts.at(line, sides, isNextSlow());
  }

  /** Returns the line where there are more of them on the slow side; empty: there are none. */
  public Optional<String> timedOutMost() {
    return TimeOuts.most(sides, isNextSlow());
  }

  /**
   * Returns for how long threads ask to sleep.
   *
   * @param alike sleeps are, if none asks for so many times as long as they do in the mean
   */
  public AskedSleeps sleeps(double alike) {
    return new AskedSleeps(sides, isNextSlow(), alike);
  }

  public WaysToLine waysToLine() {
    return new WaysToLine(sides);
  }

  private boolean isNextSlow() {
    return wall().difference().value() > 0;
  }

  /** Returns whether one of the pools that carry the work has local queues in FIFO order. */
  public BySide<Boolean> isAsync() {
    return sides.map(
        side ->
            side.carriersOf(side.forks().get(0)).stream()
                .anyMatch(pool -> pool.identity().asyncMode()));
  }

  /**
   * Returns whether all pools that carry the work run virtual threads. Their tasks are stretches of
   * such a thread from one wait to the next.
   */
  public BySide<Boolean> isOfVirtualThreads() {
    return sides.map(
        side -> {
          List<PoolAccount> carriers = side.carriersOf(side.forks().get(0));
          return !carriers.isEmpty()
              && carriers.stream().allMatch(pool -> pool.identity().kind().isScheduler());
        });
  }

  /** Returns the options of the JVM; null when not recorded. */
  public BySide<@Nullable String> options() {
    return sides.map(side -> Arguments.ofJvm(side.firstRecording().jvm()));
  }

  public BySide<String> labels() {
    return sides.map(Side::label);
  }

  /** Returns the feature release of the JDK; 0 when not recorded. */
  public BySide<Integer> jdk() {
    return sides.map(side -> side.firstRecording().jvm().feature());
  }

  public BySide<Integer> parallelism() {
    return sides.map(Side::parallelism);
  }

  /** Returns whether no pool takes part in the work. */
  public BySide<Boolean> isOutside() {
    return splits.map(Split::isOutside);
  }

  /**
   * Returns the CPU time per operation, in nanoseconds, of threads that no event names, such as
   * those of the garbage collector; null when not recorded.
   */
  public BySide<@Nullable Double> unnamedCpuNanos() {
    return sides.map(Side::unnamedCpuNanos);
  }

  /**
   * Returns what has most of the additional time for which the JVM stops all threads on the slow
   * side, collections apart, and who asks for it; null: nothing has.
   */
  public @Nullable String vmOperation() {
    return VmOperations.most(sides, isNextSlow());
  }

  /** Returns who beside the pools uses more CPU time on the slow side; null: not known. */
  public @Nullable CpuTaker cpuTaker() {
    return CpuTakers.most(sides, isNextSlow());
  }

  /**
   * Returns the share of the machine's CPUs that other processes use, 0 to 1; null when not
   * recorded.
   */
  public BySide<@Nullable Double> foreignLoad() {
    return sides.map(Side::foreignLoad);
  }
}
