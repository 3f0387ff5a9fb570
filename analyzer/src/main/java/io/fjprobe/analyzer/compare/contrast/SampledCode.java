package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.recording.stack.PoolMethods;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What samples of running threads tell of a difference, together with looks at all threads. */
public final class SampledCode {

  private static final double NEARLY_ALL = 0.9;

  private final BySide<RunningTime> times;
  private final BySide<RunningTime> looked;
  private final BySide<Double> cpuNanos;
  private final BySide<Double> compileNanos;
  private final boolean sameJdk;
  private final boolean nextIsSlow;

  private SampledCode(BySide<Side> sides, BySide<RunningTime> times, boolean nextIsSlow) {
    this.times = times;
    looked = sides.map(RunningTime::byLooks);
    this.nextIsSlow = nextIsSlow;
    cpuNanos = sides.map(side -> perOperation(side, Quantity.CPU_TIME));
    compileNanos = sides.map(side -> perOperation(side, Quantity.COMPILE_TIME));
    BySide<Integer> jdk = sides.map(side -> side.firstRecording().jvm().feature());
    sameJdk = jdk.base().equals(jdk.next());
  }

  private static double perOperation(Side side, Quantity quantity) {
    return side.sum(quantity) / side.sum(Quantity.OPERATIONS);
  }

  /** Null: nobody looked at all threads, or threads were not sampled, on one side. */
  static @Nullable SampledCode of(BySide<Side> sides, boolean nextIsSlow) {
    BySide<RunningTime> times = sides.map(RunningTime::bySamples);
    return times.any(side -> !side.isKnown()) ? null : new SampledCode(sides, times, nextIsSlow);
  }

  /**
   * Returns the method that most of the additional running time of the slow side is spent in; null:
   * there is none, or it is not known.
   *
   * @param most the least share of that time that the method has
   * @param sampled the least share of the running time of the slow side that samples have to show.
   *     Where threads wait for CPUs, who samples them waits too: then they have to show as much as
   *     on the fast side
   * @param alike differing by this factor or less
   */
  public @Nullable GrownMethod grownMethod(double most, double sampled, double alike) {
    BySide<Double> shown = times.map(RunningTime::sampledShare);
    double slow = shown.of(nextIsSlow);
    boolean enough =
        slow >= sampled
            || waitForCpus(alike).of(nextIsSlow) && alike * slow >= shown.of(!nextIsSlow);
    return below(enough ? new GrownMethods(times, nextIsSlow, most).find() : null, most);
  }

  /**
   * Samples may show nothing, or no more than the method of the application that calls native
   * methods or the JVM's own code. Then looks may have seen what runs.
   *
   * @param sampled by samples; null: they don't show enough
   */
  private @Nullable GrownMethod below(@Nullable GrownMethod sampled, double most) {
    if (sampled != null && !sampled.method().equals(sampled.own())) {
      return sampled;
    }
    GrownMethod seen = methodByLooks(most);
    return seen != null && (sampled == null || sampled.method().equals(seen.own()))
        ? seen
        : sampled;
  }

  /**
   * Returns the methods that have so much of the additional running time of the slow side, what
   * they call included, with that time in nanoseconds per operation. By samples alone: chance may
   * have added some.
   *
   * @param share the least share of that time
   */
  Map<String, Double> grown(double share) {
    RunningTime slow = times.of(nextIsSlow);
    RunningTime fast = times.of(!nextIsSlow);
    double all = slow.nanos() - fast.nanos();
    Map<String, Double> grown = new TreeMap<>();
    for (String method : slow.methods().rows().keySet()) {
      double more = slow.in(method).nanos() - fast.in(method).nanos();
      if (all > 0 && more >= share * all) {
        grown.put(method, more);
      }
    }
    return grown;
  }

  /**
   * Returns whether a method has so much of the additional running time of the slow side, and none
   * in a package of pools does.
   *
   * @param share the least share of that time
   */
  public boolean isOutsidePools(double share) {
    Map<String, Double> grown = grown(share);
    return !grown.isEmpty() && grown.keySet().stream().noneMatch(PoolMethods::isOfPools);
  }

  /** Returns the share of the samples of the slow side that a method is on the stack in, 0 to 1. */
  public double shareOnSlow(String method) {
    return times.of(nextIsSlow).methods().share(method);
  }

  /** Returns how many methods one of them had called in the mean, with those that they called. */
  public double depthOnSlow(String method) {
    return times.of(nextIsSlow).methods().depth(method);
  }

  /**
   * Returns whether a method calls another one, directly or not, in nearly all of its samples on
   * the slow side. That is known if both together have more samples than there are, by as much as
   * the other one has.
   */
  public boolean isCalledBelow(String method, String caller) {
    MethodAccount all = times.of(nextIsSlow).methods();
    double onBoth = all.share(method) + all.share(caller) - 1;
    return all.depth(caller) > all.depth(method) && onBoth >= NEARLY_ALL * all.share(method);
  }

  /** Returns what samples of the slow side tell of its methods. */
  Map<String, MethodAccount.Row> onSlow() {
    return times.of(nextIsSlow).methods().rows();
  }

  /** Returns the packages of the application's code that threads of either side run. */
  public Set<String> ownPackages() {
    return Stream.of(times.base(), times.next())
        .flatMap(side -> side.methods().rows().entrySet().stream())
        .filter(row -> row.getValue().own())
        .map(row -> OnlyClasses.packageOf(OnlyClasses.packageOf(row.getKey())))
        .collect(Collectors.toSet());
  }

  /** Returns the methods in which threads run for longer on the slow side. */
  public List<LongerCode> longer() {
    return LongerCodes.of(times.of(nextIsSlow), times.of(!nextIsSlow), nextIsSlow, sameJdk);
  }

  /** Returns for how long threads run, per operation in nanoseconds. */
  public BySide<Double> nanos() {
    return times.map(RunningTime::nanos);
  }

  /**
   * Returns whether threads run for clearly longer than they use CPUs. Compilers of the JIT run
   * too, in threads that nobody looks at.
   */
  private BySide<Boolean> waitForCpus(double alike) {
    return times
        .map(RunningTime::nanos)
        .with(compileNanos, (side, compile) -> Double.isNaN(compile) ? side : side + compile)
        .with(cpuNanos, (running, cpu) -> running > alike * cpu);
  }

  /**
   * Returns methods that only one side runs; empty: there is none, or it is not known. JDKs differ
   * in their methods, which says nothing of the program.
   *
   * @param least share of the samples of a side that the method has
   */
  public BySide<Optional<OnlyMethod>> onlyMethods(double least) {
    return sameJdk
        ? OnlyMethods.of(times.map(RunningTime::methods), least, (side, method, row) -> true)
        : new BySide<>(Optional.empty(), Optional.empty());
  }

  /** Returns how long threads make exceptions. */
  public ThrowableTime throwableTime() {
    return ThrowableTimes.of(times, nextIsSlow);
  }

  /**
   * Returns how much of the running time samples do not show; null: it is not known, or the slow
   * side does not run for longer.
   *
   * @param alike on each side threads run for so many times their CPU time at most; in the rest of
   *     it they wait for a CPU, which nobody samples as it is
   */
  public @Nullable Unsampled unsampled(double alike) {
    BySide<Double> nanos = nanos();
    double more = nanos.of(nextIsSlow) - nanos.of(!nextIsSlow);
    boolean known = !cpuNanos.any(cpu -> Double.isNaN(cpu));
    if (more <= 0 || !known || waitForCpus(alike).any(each -> each)) {
      return null;
    }
    BySide<Double> shown = times.map(RunningTime::sampledShare);
    boolean best = shown.next() > shown.base();
    double ofJava = shown.of(best) * (1 - error(times.of(best)));
    BySide<Double> hidden =
        times.map(
            side ->
                side.nanos() * Math.max(0, 1 - side.sampledShare() * (1 + error(side)) / ofJava));
    return new Unsampled(shown, (hidden.of(nextIsSlow) - hidden.of(!nextIsSlow)) / more);
  }

  /**
   * Returns the method that most of the additional running time of the slow side is spent in, by
   * the few stacks that looks at all threads saw; null: there is none, or it is not known. They
   * also show native methods, and who called the JVM's own code.
   *
   * @param most the least share of that time that the method has
   */
  public @Nullable GrownMethod methodByLooks(double most) {
    return looked.any(side -> !side.isKnown())
        ? null
        : new GrownMethods(looked, nextIsSlow, most).find();
  }

  /** Returns by which share the number of samples may be off by chance. */
  private static double error(RunningTime side) {
    return Normal.TWO_SIDED_95 / Math.sqrt(side.methods().samples());
  }
}
