package io.fjprobe.analyzer.compare.moment;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.contract.Unused;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which activities have the wall time of an operation, on both sides.
 *
 * @param baseCpus CPUs that are used on the base side, in the mean
 * @param nextCpus the same of the other side
 * @param available CPUs that the JVMs may use; 0: not as many on both sides
 * @param cpusFactor logarithm of base to next of the CPUs that are used: positive where fewer are
 *     on next
 * @param baseReady virtual threads on the base side that could run and had no carrier, in the mean;
 *     null: not known
 * @param nextReady the same of the other side
 * @param keptOut who waits for locks and permits
 * @param releases who lets whom go on
 * @param threads beside pools, in the mean, by group
 * @param afterMain nanoseconds per operation after main in which nothing is asked
 * @param keeping threads that wait for work then
 * @param unused CPUs that nobody used, by why
 * @param rows by their difference, the largest first
 */
public record MomentContrast(
    double baseCpus,
    double nextCpus,
    @JsonIgnore int available,
    @JsonIgnore Estimate cpusFactor,
    @Nullable Double baseReady,
    @Nullable Double nextReady,
    @JsonIgnore List<KeptOut> keptOut,
    @JsonIgnore BySide<List<ReleaseRow>> releases,
    @JsonIgnore BySide<Map<String, Double>> threads,
    @JsonIgnore BySide<Double> afterMain,
    @JsonIgnore BySide<List<String>> keeping,
    List<UnusedChange> unused,
    List<MomentRow> rows) {

  /** Null: one side has a recording in which nobody looked at all threads. */
  public static @Nullable MomentContrast of(BySide<MomentSide> sides) {
    if (sides.any(side -> !side.isKnown())) {
      return null;
    }
    MomentSide base = sides.base();
    MomentSide next = sides.next();
    Set<MomentSide.Key> keys = new LinkedHashSet<>(base.keys());
    keys.addAll(next.keys());
    List<MomentRow> rows = new ArrayList<>();
    for (MomentSide.Key key : keys) {
      MomentSide.Sum a = base.sum(key);
      MomentSide.Sum b = next.sum(key);
      double error = Normal.TWO_SIDED_95 * Math.sqrt(a.variance() + b.variance());
      double difference = b.nanos() - a.nanos();
      Box longer = (b.nanos() > a.nanos() ? b : a).highest();
      rows.add(
          new MomentRow(
              key.doing(),
              key.where(),
              key.worker(),
              longer == null ? null : longer.line(),
              longer == null ? null : longer.called(),
              longer == null ? null : longer.caller(),
              a.nanos(),
              b.nanos(),
              new Estimate(difference, difference - error, difference + error),
              a.width(),
              b.width(),
              new BySide<>(a.waiters(), b.waiters()),
              new BySide<>(a.rises(), b.rises()),
              new BySide<>(a.interpreted(), b.interpreted())));
    }
    rows.sort(
        Comparator.<MomentRow>comparingDouble(row -> Math.abs(row.difference().value()))
            .reversed());
    return new MomentContrast(
        base.cpus(),
        next.cpus(),
        base.available() == next.available() ? base.available() : 0,
        cpusFactor(sides),
        base.ready(),
        next.ready(),
        KeptOut.of(sides),
        sides.map(MomentSide::releases),
        sides.map(MomentSide::threads),
        sides.map(MomentSide::afterMainNanos),
        sides.map(MomentSide::keeping),
        unused(sides),
        rows);
  }

  private static Estimate cpusFactor(BySide<MomentSide> sides) {
    double logarithm = Math.log(sides.base().cpus() / sides.next().cpus());
    BySide<Double> errors = sides.map(side -> side.errorOfCpus() / side.cpus());
    double error = Normal.TWO_SIDED_95 * Math.hypot(errors.base(), errors.next());
    return new Estimate(logarithm, logarithm - error, logarithm + error);
  }

  private static List<UnusedChange> unused(BySide<MomentSide> sides) {
    return Arrays.stream(Unused.values())
        .map(
            why ->
                new UnusedChange(why, sides.base().unusedNanos(why), sides.next().unusedNanos(why)))
        .filter(change -> change.base() > 0 || change.next() > 0)
        .toList();
  }

  /** Returns whether the JVMs of both sides may use as many CPUs. */
  @JsonIgnore
  public boolean isOfAsManyCpus() {
    return available > 0;
  }

  /** Returns the CPU time per operation that nobody uses, in nanoseconds. */
  public BySide<Double> unusedNanos() {
    return new BySide<>(
        unused.stream().mapToDouble(UnusedChange::base).sum(),
        unused.stream().mapToDouble(UnusedChange::next).sum());
  }

  /** Returns how many threads of a group beside pools there are, in the mean. */
  public BySide<Double> threads(String group) {
    return threads.map(side -> side.getOrDefault(group, 0.0));
  }

  /** Returns how many CPUs are used, in the mean. */
  public BySide<Double> cpus() {
    return new BySide<>(baseCpus, nextCpus);
  }

  /**
   * Returns how many virtual threads could run and had no carrier, in the mean; null: it is not
   * known of both sides.
   */
  public @Nullable BySide<Double> ready() {
    return baseReady == null || nextReady == null ? null : new BySide<>(baseReady, nextReady);
  }

  /** Returns of whom clearly most are kept out in addition on one side; null: nobody is. */
  public @Nullable KeptOut moreKeptOut(boolean onNext) {
    return keptOut.stream()
        .filter(each -> each.more(onNext) > 0)
        .max(Comparator.comparingDouble(each -> each.more(onNext)))
        .orElse(null);
  }

  /**
   * Returns the row that makes most of a difference of wall times, if that is certain. Null: none
   * does.
   *
   * @param difference of the wall times per operation
   */
  public @Nullable MomentRow largest(double difference) {
    return rows.stream()
        .filter(row -> row.difference().moved())
        .filter(row -> row.difference().value() > 0 == difference > 0)
        .findFirst()
        .orElse(null);
  }
}
