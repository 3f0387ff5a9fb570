package io.fjprobe.analyzer.trial.result;

import io.fjprobe.analyzer.account.RunAccount;
import io.fjprobe.analyzer.compare.Comparing;
import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.compare.side.Rounds;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.compare.side.Sides;
import io.fjprobe.analyzer.compare.side.UnitChoice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares each variant with the program as it is, workload by workload. */
public final class Trying {

  private final Measured asItIs;
  private final UnitOfWork unit;
  private final Map<String, Side> sides;

  /**
   * @param asItIs the recordings of the program as it is; there is at least one
   */
  public Trying(Measured asItIs) {
    this.asItIs = asItIs;
    unit = UnitChoice.of(asItIs.inputs(), List.of());
    sides = Sides.of(asItIs.variant().label(), asItIs.inputs(), unit);
  }

  /** Makes a trial for each workload that the program as it is has. */
  public List<Trial> with(List<Measured> variants) {
    Map<String, List<TrialRow>> rows = new LinkedHashMap<>();
    sides.keySet().forEach(name -> rows.put(name, new ArrayList<>()));
    for (Measured variant : variants) {
      Map<String, BySide<Side>> common = common(variant);
      rows.forEach((name, its) -> its.add(row(variant, common.get(name))));
    }
    List<Trial> trials = new ArrayList<>();
    sides.forEach((name, side) -> trials.add(trial(side, rows.getOrDefault(name, List.of()))));
    return trials;
  }

  private Map<String, BySide<Side>> common(Measured variant) {
    return Sides.common(
        Sides.of(asItIs.variant().label(), variant.ofBase(), unit),
        Sides.of(variant.variant().label(), variant.inputs(), unit));
  }

  private Trial trial(Side side, List<TrialRow> variants) {
    TrialRow first =
        new TrialRow(
            asItIs.variant(),
            side.forks().size(),
            asItIs.failures(),
            cost(side),
            null,
            List.of(),
            List.of());
    return new Trial(side.firstSection().name(), unit, first, List.copyOf(variants));
  }

  /**
   * @param common null: no run of the variant has the workload
   */
  private TrialRow row(Measured measured, @Nullable BySide<Side> common) {
    Effect effect =
        new Effect(measured.variant(), measured.inputs().stream().map(Input::account).toList());
    if (common == null) {
      boolean ran = !measured.inputs().isEmpty();
      return new TrialRow(
          measured.variant(),
          0,
          measured.failures(),
          null,
          null,
          ran ? List.of("its recordings have no such workload") : List.of(),
          effect.remarks());
    }
    Comparison comparison =
        new Comparing(false, unit, !measured.variant().setsArguments()).compare(common);
    List<String> obstacles = new ArrayList<>(effect.obstacles());
    if (comparison.result().verdict() == SpeedVerdict.REFUSED) {
      obstacles.addAll(refusals(comparison));
    }
    return new TrialRow(
        measured.variant(),
        common.next().forks().size(),
        measured.failures(),
        cost(common.next()),
        outcome(comparison),
        List.copyOf(obstacles),
        effect.remarks());
  }

  private static List<String> refusals(Comparison comparison) {
    List<String> refusals =
        comparison.compared().differences().stream()
            .filter(Difference::refusal)
            .map(Difference::text)
            .toList();
    return refusals.isEmpty() ? List.of("nothing was measured on one side") : refusals;
  }

  private static TrialRow.Outcome outcome(Comparison comparison) {
    Rounds rounds = comparison.compared().rounds();
    return new TrialRow.Outcome(
        comparison.result().verdict(),
        comparison.result().throughputRatio(),
        comparison.result().smallestDifference(),
        rounds == null ? null : Integer.valueOf(rounds.paired().size()));
  }

  private TrialRow.Cost cost(Side side) {
    double operations = side.sum(Quantity.OPERATIONS);
    Double cpu = cpuNanos(side);
    return new TrialRow.Cost(
        side.sum(Quantity.WALL) / operations,
        cpu == null ? null : Double.valueOf(cpu / operations));
  }

  /** Returns the CPU time of all JVMs of a side while they worked; null: one does not have it. */
  private @Nullable Double cpuNanos(Side side) {
    double sum = 0;
    for (Side.Fork fork : side.forks()) {
      RunAccount run = fork.recording().run();
      Long nanos =
          unit == UnitOfWork.RUN
              ? run == null ? null : run.cpuNanos()
              : fork.section().process().cpuNanos();
      if (nanos == null) {
        return null;
      }
      sum += nanos;
    }
    return sum;
  }
}
